import type { Texts } from './texts.ts';
import { useTexts } from './use-texts.ts';

export type { TextValues } from './message.ts';

/** The text of a message in the page's language; an unknown id does not compile. */
export type Text = Texts['text'];

export const useText = (): Text => useTexts().text;
