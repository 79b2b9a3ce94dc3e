import type { Catalogue, Messages, Word } from './words.ts';

/** All files of texts. The first page brings its texts along, so the first load does without this list. */
const wordFiles = import.meta.glob<{ default: Messages }>('../messages/*/*.json');

/** Where no text of a file changes for a woman, the neutral file serves. */
export const readWord = async (catalogue: Catalogue, word: Word): Promise<Messages> => {
  const load = wordFiles[`../messages/${catalogue}/${word}.json`] ?? wordFiles[`../messages/ar/${word}.json`];
  return load ? (await load()).default : {};
};
