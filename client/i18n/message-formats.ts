import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { IntlShape } from 'react-intl';

/** Texts by their ids, as the build writes them: those with placeholders as syntax trees. */
export type Messages = Record<string, string | MessageFormatElement[]>;

/** What texts consist of, as the parser numbers it; the build refuses texts with anything else. */
export const formattedTypes = { literal: 0, argument: 1, plural: 6, pound: 7, tag: 8 } as const;

type Values = Record<string, unknown>;

/** How a language writes numbers and tells plurals, made with the first text that needs it. */
const numbersOf = new Map<string, Intl.NumberFormat>();
const pluralsOf = new Map<string, Intl.PluralRules>();

const written = (count: number, locale: string): string => {
  const format = numbersOf.get(locale) ?? new Intl.NumberFormat(locale);
  numbersOf.set(locale, format);
  return format.format(count);
};

const pluralOf = (count: number, locale: string): string => {
  const rules = pluralsOf.get(locale) ?? new Intl.PluralRules(locale);
  pluralsOf.set(locale, rules);
  return rules.select(count);
};

const textOf = (value: unknown): unknown => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'boolean' ? '' : (value ?? '');
};

/** The pieces of a text: strings, and what the functions for its tags answer. */
const piecesOf = (tree: readonly MessageFormatElement[], locale: string, values: Values, count = 0): unknown[] =>
  tree.flatMap((element) => {
    if (element.type === formattedTypes.literal) return element.value;
    if (element.type === formattedTypes.pound) return written(count, locale);
    if (!(element.value in values)) throw new Error(`There is no value for "${element.value}"`);
    const value = values[element.value];
    if (element.type === formattedTypes.plural) {
      const number = Number(value);
      const { options } = element;
      const option = options[`=${number}`] ?? options[pluralOf(number, locale)] ?? options.other;
      return option ? piecesOf(option.value, locale, values, number) : [];
    }
    if (element.type !== formattedTypes.tag) return [textOf(value)];
    return (value as (texts: unknown[]) => unknown)(piecesOf(element.children, locale, values, count));
  });

/** One string where all pieces are strings; else strings that stand side by side are one. */
const joined = (pieces: unknown[]): unknown => {
  const parts: unknown[] = [];
  for (const piece of pieces) {
    const before = parts.at(-1);
    if (typeof piece === 'string' && typeof before === 'string') parts[parts.length - 1] = before + piece;
    else parts.push(piece);
  }
  return parts.length > 1 ? parts : (parts[0] ?? '');
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
      return joined(piecesOf(message, locale, values));
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: developers see what customers are spared
      if (import.meta.env?.DEV) console.error(`The message "${id}" cannot be shown.`, error);
      return id;
    }
  }) as IntlShape['formatMessage'];
