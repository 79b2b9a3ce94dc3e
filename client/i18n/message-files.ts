import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Texts as they are loaded: those with placeholders as syntax trees. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** All files of texts. The first page brings its texts along, so the first load does without this list. */
const messageFiles = import.meta.glob<{ default: Messages }>('../messages/*/*.json');

/** Where no text of a file changes for a woman, the neutral file serves. */
export const readMessages = async (catalogue: string, word: string): Promise<Messages> => {
  const load = messageFiles[`../messages/${catalogue}/${word}.json`] ?? messageFiles[`../messages/ar/${word}.json`];
  return load ? (await load()).default : {};
};
