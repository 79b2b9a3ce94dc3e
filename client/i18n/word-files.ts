import type { Messages } from './words.ts';

/** All files of texts. The first page brings its texts along, so the first load does without this list. */
export const wordFiles = import.meta.glob<{ default: Messages }>('../messages/*/*.json');
