/**
 * A text as the build compiles it from ICU: a plain one is itself, any other a list of its parts. `#` is the number that
 * a plural counts.
 */
export type Message = string | MessagePart[];

export type MessagePart =
  | string
  | { kind: '#' }
  | { kind: 'value'; name: string }
  | { kind: 'plural' | 'select'; name: string; forms: Readonly<Record<string, MessagePart[]>> }
  | { kind: 'tag'; name: string; inside: MessagePart[] };

export type TextValue = string | number | boolean | Date | null | undefined;

export type TextValues = Readonly<Record<string, TextValue>>;

/** How a language counts and writes numbers. */
export type Counting = { formOf: (count: number) => string; digitsOf: (count: number) => string };

export const countingOf = (locale: string): Counting => {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return { formOf: (count) => rules.select(count), digitsOf: (count) => numbers.format(count) };
};

type Part<Inside> = (part: Extract<MessagePart, { kind: 'tag' }>, inside: Inside[]) => Inside;

const numberOf = (value: unknown) => (typeof value === 'number' ? value : Number(value));

const chosenForm = (
  part: Extract<MessagePart, { kind: 'plural' | 'select' }>,
  value: unknown,
  { formOf }: Counting,
) => {
  const { forms } = part;
  if (part.kind === 'select') return forms[String(value)] ?? forms.other ?? [];
  const count = numberOf(value);
  return forms[`=${count}`] ?? forms[formOf(count)] ?? forms.other ?? [];
};

/** The pieces of a text with its values filled in; `wrap` makes a tag's pieces one. A missing value leaves nothing. */
export const piecesOf = <Inside>(
  parts: readonly MessagePart[],
  values: TextValues,
  counting: Counting,
  wrap: Part<string | Inside>,
  counted = 0,
): (string | Inside)[] =>
  parts.flatMap((part): (string | Inside)[] => {
    if (typeof part === 'string') return [part];
    if (part.kind === '#') return [counting.digitsOf(counted)];
    if (part.kind === 'tag') return [wrap(part, piecesOf(part.inside, values, counting, wrap, counted))];
    const value = values[part.name];
    if (part.kind === 'value') return [String(value ?? '')];
    return piecesOf(chosenForm(part, value, counting), values, counting, wrap, numberOf(value));
  });
