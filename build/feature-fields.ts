import { PlainFailure } from '../server/start/plain-failure.ts';

/**
 * What a template says of a field in its place of `$key`. A key that a kind lacks drops the line, but for three: a field is
 * `selected` by its name, `sent` as its `first` example and `answered` as it was sent.
 */
export type FieldTexts = Record<string, string>;

type Kind = (isFirst: boolean, label: string, name: string, wire: string) => FieldTexts;

const text: Kind = (isFirst, label, name, wire) => ({
  description: `${label}, plain text; null when there is none.`,
  read: `entry.text('${wire}')`,
  sdl: 'String',
  shape: 'Text',
  first: `pen.write({ en: '${label}: a first example.', ar: 'مثال أول.' })`,
  second: isFirst ? `pen.write({ en: '${label}: a second example.', ar: 'مثال ثانٍ.' })` : 'null',
  sent: `'${label}: a first example.'`,
  // Pages show what an entry is called in a place of its own.
  ...(!isFirst && { shown: `{entry.${name} && <p>{entry.${name}}</p>}` }),
});

/** The kinds of fields. Each is read, answered and shown in its own way. */
const kinds = {
  text,
  count: (_isFirst, label, name, wire) => ({
    description: `${label}: a whole number, 0 when there is none.`,
    read: `entry.count('${wire}', 0)`,
    sdl: 'Int!',
    shape: 'Number',
    first: '3',
    second: '0',
    english: `${label}: {count}`,
    arabic: 'العدد: {count}',
    shown: `<p>{text('newEntries.field.${name}', { count: entry.${name} })}</p>`,
  }),
  amount: (_isFirst, label, name, wire) => ({
    description: `${label}: 0 when there is none.`,
    read: `entry.money('${wire}')`,
    sdl: 'Money!',
    shape: 'Amount',
    first: '120.5',
    second: '80',
    answered: "{ amount: 12_050, currency: 'SAR' }",
    selected: `${name} { amount currency }`,
    shown: `<p><Amount amount={entry.${name}.amount} label={text('shell.riyal')} /></p>`,
  }),
  flag: (_isFirst, label, name, wire) => ({
    description: `Whether it is so: ${label}.`,
    read: `entry.flag('${wire}')`,
    sdl: 'Boolean!',
    shape: 'Flag',
    first: 'true',
    second: 'false',
    english: `${label}: yes`,
    arabic: 'متاح الآن',
    shown: `{entry.${name} && <p>{text('newEntries.field.${name}')}</p>}`,
  }),
  day: (_isFirst, label, name, wire) => ({
    description: `${label}; null when there is none.`,
    read: `toRiyadhDay(entry.text('${wire}'))`,
    sdl: 'Date',
    shape: 'Text',
    first: "'2026-03-14'",
    second: 'null',
    shown: `{entry.${name} && <p>{formatDay(intl, entry.${name}, 'full')}</p>}`,
  }),
} satisfies Record<string, Kind>;

export type FieldKind = keyof typeof kinds;

export const fieldKinds = Object.keys(kinds) as FieldKind[];

export type Field = { kind: FieldKind; texts: FieldTexts };

/** `book_a_time` and `book-a-time` as "Book a time". */
export const labelOf = (name: string): string => {
  const texts = name.replaceAll(/[_-]/g, ' ');
  return texts.charAt(0).toUpperCase() + texts.slice(1);
};

export const camelOf = (name: string): string => name.replaceAll(/[_-](.)/g, (_all, letter) => letter.toUpperCase());

/** Yes-or-no fields of the contract begin with a verb. */
const fieldNameOf = (wire: string, kind: FieldKind): string =>
  kind === 'flag' && !/^(?:is|can|has|needs)_/.test(wire) ? camelOf(`is_${wire}`) : camelOf(wire);

const isKind = (kind: string): kind is FieldKind => Object.hasOwn(kinds, kind);

/** Reads `name:text, price:amount, …`. Throws a `PlainFailure` that says which field cannot be used, and why. */
export const readFields = (written: string): Field[] => {
  const taken = new Set(['id']);
  return written.split(',').map((part, index) => {
    const [wire = '', kind = 'text', ...rest] = part.trim().split(':');
    if (!/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(wire) || rest.length > 0) {
      throw new PlainFailure(`"${part.trim()}" is no field. A field is written like this: price:amount`);
    }
    if (!isKind(kind)) throw new PlainFailure(`"${kind}" is no kind of field. There are ${fieldKinds.join(', ')}.`);
    if (index === 0 && kind !== 'text') {
      throw new PlainFailure(`The first field is what an entry is called, so "${wire}" must be a text.`);
    }
    const name = fieldNameOf(wire, kind);
    if (taken.has(name)) throw new PlainFailure(`There is a field "${name}" already.`);
    taken.add(name);
    const texts: FieldTexts = kinds[kind](index === 0, labelOf(wire.replace(/^(?:is|can|has|needs)_/, '')), name, wire);
    const { selected = name, first = '', sent = first, answered = sent } = texts;
    return { kind, texts: { ...texts, name, wire, selected, sent, answered } };
  });
};
