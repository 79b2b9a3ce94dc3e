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

/** Picks by a word in the id (`hair-cut-3`), else by its running number. */
export function chooseByWord<Item>(
  id: string,
  words: Readonly<Record<string, readonly Item[]>>,
  all: readonly [Item, ...Item[]],
): Item {
  const count = ordinal(id);
  const word = Object.keys(words).find((key) => id.toLowerCase().includes(key));
  const fitting = word === undefined ? undefined : words[word];
  return fitting?.length ? (fitting[count % fitting.length] ?? all[0]) : choose(all, count);
}

/** Steps through the palettes at another pace than the compositions, so that pairs repeat late. */
export function choosePalette(id: string): Palette {
  const count = ordinal(id);
  return choose(palettes, count * 3 + Math.floor(count / 13));
}
