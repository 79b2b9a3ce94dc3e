import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'postcss';

const first = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const rest = `${first}${first.toLowerCase()}0123456789`;

/** `A` to `Z`, `AA`, `AB` …: none is the name of an element. */
const nameAt = (place: number): string =>
  place < first.length
    ? (first[place] ?? '')
    : nameAt(Math.floor((place - first.length) / rest.length)) + rest[(place - first.length) % rest.length];

const countNames = (value: unknown, counts: Map<string, number>): void => {
  if (typeof value === 'string') {
    for (const name of value.split(' ')) counts.set(name, (counts.get(name) ?? 0) + 1);
  } else if (value && typeof value === 'object') {
    for (const part of Object.values(value)) countNames(part, counts);
  }
};

/**
 * A name of one to three letters for each class name in the `*.styles.ts`, the shortest for the most used. Panda's are
 * hashes, which no compression makes shorter: they are 3 kB of the first load and 1 kB of each page.
 */
export const shortClassNames = async (): Promise<Map<string, string>> => {
  const counts = new Map<string, number>();
  for (const file of globSync('client/**/*.styles.ts').sort()) {
    countNames({ ...(await import(pathToFileURL(resolve(file)).href)) }, counts);
  }
  const names = [...counts].sort(([a, often], [b, seldom]) => seldom - often || (a < b ? -1 : 1));
  return new Map(names.map(([name], place) => [name, nameAt(place)]));
};

/** The same value with short names in all its texts. */
export const withShortNames = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') {
    return value
      .split(' ')
      .map((name) => names.get(name) ?? name)
      .join(' ');
  }
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((part) => withShortNames(part, names));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withShortNames(part, names)]));
};

/** Gives the style sheet the short names; runs when Panda has written it. */
export const shortSelectors = (names: ReadonlyMap<string, string>): Plugin => ({
  postcssPlugin: 'short-class-names',
  OnceExit(root) {
    root.walkRules((rule) => {
      // The name of an important rule ends with an exclamation mark, which a selector escapes.
      rule.selector = rule.selector.replace(/\.([A-Za-z]+)(\\!)?(?![\w-])/g, (whole, name, important) => {
        const short = names.get(important ? `${name}!` : name);
        return short ? `.${short}` : whole;
      });
    });
  },
});
