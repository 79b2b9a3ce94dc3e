import { otherLanguages } from '../../schema/languages.ts';
import type { Catalogue, Dictionary, Messages } from './dictionary.ts';
import type { MessageId } from './message-id.ts';

let dictionary: Dictionary;
const arriving = new Map<string, Promise<void>>();

/** Names the dictionary of this window, and the files whose texts came with its first page. Browsers only. */
export const openTexts = (opened: Dictionary, files: readonly string[]): void => {
  dictionary = opened;
  for (const file of files) arriving.set(file, Promise.resolve());
};

/** A text in the language of this window, for code outside React. */
export const windowText = (id: MessageId): string => dictionary.intl.formatMessage({ id });

/** Texts are named after their code. */
const fetchTexts = async (catalogue: Catalogue, file: string): Promise<Messages> =>
  (await import(/* @vite-ignore */ `/assets/${catalogue}.${file}.js`)).default;

/** A page that is being left cancels what it fetches and has no further task, so it logs none of that as a failure. */
const logLater = (file: string, error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log and nothing else
  setTimeout(() => console.error(`The texts of "${file}" could not be loaded.`, error));
};

const fetchInstead = (file: string, error: unknown): Promise<Messages> => {
  logLater(file, error);
  arriving.delete(file);
  const [other = dictionary.locale] = otherLanguages(dictionary.locale);
  return fetchTexts(other, file);
};

const load = (file: string): Promise<void> => {
  const known = arriving.get(file);
  if (known) return known;
  const loading = fetchTexts(dictionary.catalogue, file)
    .catch((error) => fetchInstead(file, error))
    .then((messages) => dictionary.add(messages));
  arriving.set(file, loading);
  return loading;
};

/**
 * Code that is on its way, once its texts are there too; the build writes this around each `import()` and names the file.
 * Texts that cannot be fetched are logged and taken from the other language until the next call tries again; only when
 * they are nowhere to be had does this reject.
 */
export const withTexts = <Module>(module: Promise<Module>, file: string): Promise<Module> =>
  file ? Promise.all([module, load(file)]).then(([arrived]) => arrived) : module;
