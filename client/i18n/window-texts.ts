import type { IntlShape } from 'react-intl';
import { fetchTexts } from './catalogues.ts';
import type { Locale } from './locale.ts';
import type { MessageId } from './message-id.ts';
import { buildIntl, type Catalogue } from './shop-intl.ts';

let intl: IntlShape;
let withAccount: () => Promise<IntlShape>;

/** Opens the texts of this window's language. Browsers only. */
export const openTexts = async (locale: Locale, catalogue: Catalogue): Promise<IntlShape> => {
  const forAll = fetchTexts(locale, catalogue, 'public');
  withAccount = async () => {
    const account = fetchTexts(locale, catalogue, 'account');
    return buildIntl(locale, { ...(await forAll), ...(await account) });
  };
  intl = buildIntl(locale, await forAll);
  return intl;
};

/** A public text in the language of this window, for code outside React. */
export const windowText = (id: MessageId): string => intl.formatMessage({ id });

/** With the texts of public pages and of customers' pages. */
export const fetchAccountIntl = (): Promise<IntlShape> => withAccount();
