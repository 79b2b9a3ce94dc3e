import { type Palette, palettes } from './palettes.ts';
import { hashText } from './random.ts';

/** The running number at the end of an id, so that neighbours in a list differ; a hash where there is none. */
export function ordinal(id: string): number {
  const digits = /(\d{1,9})$/.exec(id)?.[1];
  return digits ? Number(digits) : hashText(id) % 9973;
}

export function choose<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}

/** The row of the first word that the id contains (`hair-cut-3`), else all; `index` picks one of the row. */
export function chooseByWord<Item>(
  id: string,
  words: Readonly<Record<string, readonly Item[]>>,
  all: readonly [Item, ...Item[]],
  index = ordinal(id),
): Item {
  const word = Object.keys(words).find((key) => id.toLowerCase().includes(key));
  const [first, ...others] = (word === undefined ? undefined : words[word]) ?? [];
  return choose(first === undefined ? all : [first, ...others], first === undefined ? ordinal(id) : index);
}

/** Steps through the palettes at another pace than the compositions, so that pairs repeat late. */
export function choosePalette(id: string): Palette {
  const count = ordinal(id);
  return choose(palettes, count * 3 + Math.floor(count / 13));
}
