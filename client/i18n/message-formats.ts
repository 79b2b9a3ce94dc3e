import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { IntlShape } from 'react-intl';
import { onceFor } from './once-for.ts';

/** Texts by their ids, as the build writes them: those with placeholders as syntax trees. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** What texts consist of, as the parser numbers it; the build refuses texts with anything else. */
export const formattedTypes = { literal: 0, argument: 1, plural: 6, pound: 7, tag: 8 } as const;

type Values = Record<string, unknown>;

/** How a language writes numbers and tells plurals, made with the first text that needs it. */
const numbersOf = onceFor((locale: string) => new Intl.NumberFormat(locale));
const pluralsOf = onceFor((locale: string) => new Intl.PluralRules(locale));

const written = (count: number, locale: string): string => {
  // Digits are Western everywhere, and hardly a number has a separator.
  if (Number.isInteger(count) && count >= 0 && count < 1_000) return String(count);
  return numbersOf(locale).format(count);
};

const textOf = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? '' : (value ?? '');
};

/** Strings that stand side by side are one. */
const add = (pieces: unknown[], piece: unknown): void => {
  const before = pieces.at(-1);
  if (typeof piece === 'string' && typeof before === 'string') pieces[pieces.length - 1] = before + piece;
  else pieces.push(piece);
};

type Tree = readonly MessageFormatElement[];

/** The pieces of a text: strings, and what the functions for its tags answer. */
const piecesOf = (tree: Tree, locale: string, values: Values, count = 0, pieces: unknown[] = []): unknown[] => {
  for (const element of tree) {
    if (element.type === formattedTypes.literal) add(pieces, element.value);
    else if (element.type === formattedTypes.pound) add(pieces, written(count, locale));
    else {
      if (!(element.value in values)) throw new Error(`There is no value for "${element.value}"`);
      const value = values[element.value];
      if (element.type === formattedTypes.plural) {
        const number = Number(value);
        const { options } = element;
        const option = options[`=${number}`] ?? options[pluralsOf(locale).select(number)] ?? options.other;
        if (option) piecesOf(option.value, locale, values, number, pieces);
      } else if (element.type === formattedTypes.tag) {
        const made = (value as (texts: unknown[]) => unknown)(piecesOf(element.children, locale, values, count));
        for (const piece of [made].flat()) add(pieces, piece);
      } else add(pieces, textOf(value));
    }
  }
  return pieces;
};

/**
 * `formatMessage` of react-intl for texts that the build has parsed, in the forms that the shop writes: values, plurals
 * and tags. react-intl's engine knows dates, times, number styles and selections too, which every visitor would fetch. A
 * message that is missing or lacks a value shows its id.
 */
export const messageFormatter = (locale: string, messages: Messages) =>
  (({ id }: { id?: string }, values: Values = {}) => {
    const message = messages[`${id}`];
    if (typeof message === 'string') return message;
    try {
      if (!message) throw new Error('There is no such message');
      const pieces = piecesOf(message, locale, values);
      return pieces.length > 1 ? pieces : (pieces[0] ?? '');
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: developers see what customers are spared
      if (import.meta.env?.DEV) console.error(`The message "${id}" cannot be shown.`, error);
      return id;
    }
  }) as IntlShape['formatMessage'];
