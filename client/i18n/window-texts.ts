import type { IntlShape } from 'react-intl';
import { otherLanguages } from '../../schema/languages.ts';
import type { Locale } from './locale.ts';
import type { MessageId } from './message-id.ts';
import { buildIntl, type Catalogue, type Messages, type TextsOf } from './shop-intl.ts';

const fetchFile = async (catalogue: Catalogue, of: TextsOf): Promise<Messages> =>
  (await import(`./generated/texts/${catalogue}.${of}.json`)).default;

/** Texts that cannot be fetched are logged, and those of another language serve until they are asked for again. */
const fetchTexts = async (locale: Locale, catalogue: Catalogue, of: TextsOf): Promise<Messages> => {
  try {
    return await fetchFile(catalogue, of);
  } catch (error) {
    // A page that is being left cancels its requests and has no further task, so it logs none of that as a failure.
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log and nothing else
    setTimeout(() => console.error(`The texts "${catalogue}.${of}" could not be loaded.`, error));
    const [other = locale] = otherLanguages(locale);
    return fetchFile(other, of);
  }
};

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
