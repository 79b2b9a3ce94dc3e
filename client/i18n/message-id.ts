import type { Language } from '../../schema/languages.ts';
import type { IdsOf } from './generated/message-ids.ts';

/** The name of a text: the word of its file in `client/messages`, a dot, and its meaning, such as `cart.title`. */
export type MessageId = IdsOf[Language];

/** A text that exists in one language only does not compile; the error names it. */
export type MissingMessage = { [L in Language]: Exclude<MessageId, IdsOf[L]> }[Language];
const everyMessageHasAllLanguages: [MissingMessage] extends [never] ? true : MissingMessage = true;
void everyMessageHasAllLanguages;

export type TextValues = Record<string, string | number | boolean | Date | null | undefined>;

/** The text of a message in the page's language; an unknown id does not compile. */
export type Text = (id: MessageId, values?: TextValues) => string;
