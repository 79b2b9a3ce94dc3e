import { otherLanguages } from '../../schema/languages.ts';
import type { Locale } from './locale.ts';
import type { Catalogue, Messages, TextsOf } from './shop-intl.ts';

const fetchFile = async (catalogue: Catalogue, of: TextsOf): Promise<Messages> =>
  (await import(`./generated/texts/${catalogue}.${of}.json`)).default;

/** Texts that cannot be fetched are logged, and those of another language serve until they are asked for again. */
export const fetchTexts = async (locale: Locale, catalogue: Catalogue, of: TextsOf): Promise<Messages> => {
  try {
    return await fetchFile(catalogue, of);
  } catch (error) {
    // A page that is being left cancels what it fetches and has no further task, so it logs none of that as a failure.
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log and nothing else
    setTimeout(() => console.error(`The texts "${catalogue}.${of}" could not be loaded.`, error));
    const [other = locale] = otherLanguages(locale);
    return fetchFile(other, of);
  }
};
