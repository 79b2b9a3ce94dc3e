import { IntlMessageFormat, type PrimitiveType } from 'intl-messageformat';
import type { IntlShape } from 'react-intl';
import type { Messages } from './word-files.ts';

type Tree = Exclude<Messages[string], string>;

/** A compiled message is the same object for all visitors of a server, so its format is made once. */
const formats = new WeakMap<Tree, IntlMessageFormat>();

const formatOf = (tree: Tree, locale: string): IntlMessageFormat => {
  const format = formats.get(tree) ?? new IntlMessageFormat(tree, locale);
  formats.set(tree, format);
  return format;
};

/**
 * `formatMessage` of react-intl for messages that the build has parsed. react-intl's own looks a format up by the whole
 * tree written out as text each time, and brings the formatting of dates, lists and units that the shop does not use. A
 * message that is missing or lacks a value shows its id.
 */
export const messageFormatter = (locale: string, messages: Messages) =>
  (({ id }: { id?: string }, values?: Record<string, PrimitiveType>) => {
    const message = messages[`${id}`];
    if (typeof message === 'string') return message;
    try {
      if (!message) throw new Error('There is no such message');
      return formatOf(message, locale).format(values);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: developers see what customers are spared
      if (import.meta.env?.DEV) console.error(`The message "${id}" cannot be shown.`, error);
      return id;
    }
  }) as IntlShape['formatMessage'];
