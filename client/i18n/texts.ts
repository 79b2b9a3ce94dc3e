import { createElement, Fragment, type ReactNode } from 'react';
import { type Counting, type Message, piecesOf, type TextValues } from './message.ts';
import type { MessageId } from './words.ts';

export type Messages = Readonly<Record<string, Message>>;

type Named = { id: MessageId };

type Wraps = Readonly<Record<string, (words: ReactNode[]) => ReactNode>>;

const withoutTags = (_part: unknown, inside: string[]) => inside.join('');

/** The texts of one language that are at hand. One that is not is shown as its id, which is how it is noticed. */
export class Texts {
  readonly #messages: Messages;
  readonly #counting: Counting;

  constructor(messages: Messages, counting: Counting) {
    this.#messages = messages;
    this.#counting = counting;
  }

  /** The text of a message; stays the same function, so that it may be a dependency of effects. */
  readonly text = (id: MessageId, values: TextValues = {}): string => {
    const message = this.#messages[id] ?? id;
    if (typeof message === 'string') return message;
    return piecesOf<string>(message, values, this.#counting, withoutTags).join('');
  };

  formatMessage({ id }: Named, values?: TextValues): string {
    return this.text(id, values);
  }

  /** A text whose tags, such as `<terms>`, are drawn by the functions of the same names. */
  formatRich({ id }: Named, wraps: Wraps): ReactNode[] {
    const message = this.#messages[id] ?? id;
    if (typeof message === 'string') return [message];
    return piecesOf<ReactNode>(message, {}, this.#counting, ({ name }, inside) => wraps[name]?.(inside) ?? inside).map(
      (piece, index) => createElement(Fragment, { key: index }, piece),
    );
  }
}
