import type { IntlShape } from 'react-intl';
import type { Locale } from './locale.ts';
import { buildIntl, type Catalogue, type Messages, type TextsOf } from './shop-intl.ts';

const files = import.meta.glob<Messages>('./generated/texts/*.json', { eager: true, import: 'default' });

const fileOf = (catalogue: Catalogue, of: TextsOf) => `./generated/texts/${catalogue}.${of}.json`;

/** A file of texts as the build manifest names it. */
export const textsSource = (catalogue: Catalogue, of: TextsOf): string =>
  fileOf(catalogue, of).replace('.', 'client/i18n');

/** Arabic pages may speak to a woman. */
export const catalogueOf = (locale: Locale, arabic: Catalogue): Catalogue => (locale === 'ar' ? arabic : locale);

const intls: Partial<Record<Catalogue, IntlShape>> = {};

/** All texts of a language. They never change while the process runs: one `intl` serves every request. */
export const intlOf = (locale: Locale, arabic: Catalogue = 'ar'): IntlShape => {
  const catalogue = catalogueOf(locale, arabic);
  intls[catalogue] ??= buildIntl(locale, {
    ...files[fileOf(catalogue, 'public')],
    ...files[fileOf(catalogue, 'account')],
  });
  return intls[catalogue];
};
