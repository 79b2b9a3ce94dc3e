import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letters = `${capitals}${capitals.toLowerCase()}0123456789`;

/** Letters that only the name decides. They begin with a capital, as the name of no element does. */
const lettersOf = (name: string, length: number): string =>
  [...createHash('sha256').update(name).digest().subarray(0, length)]
    .map((byte, place) => (place === 0 ? capitals[byte % capitals.length] : letters[byte % letters.length]))
    .join('');

/** Every text among the values of a file. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

/** Class names that are always used together, such as all that one part alone uses; each group in its own order. */
const wornTogether = (texts: readonly string[]): string[][] => {
  const places = new Map<string, number[]>();
  for (const [place, text] of texts.entries()) {
    for (const name of new Set(text.split(' '))) places.set(name, [...(places.get(name) ?? []), place]);
  }
  const groups = Map.groupBy([...places.keys()].sort(), (name) => String(places.get(name)));
  return [...groups.values()];
};

/**
 * Two or three letters for each class name, three for those of one text, and the same for names that are always used together.
 * A name keeps its letters when others come and go, unless two of them want the same.
 */
export const shorten = (texts: readonly string[]): Map<string, string> => {
  const taken = new Set<string>();
  const shortFor = (name: string, length: number): string => {
    const wanted = lettersOf(name, length);
    if (taken.has(wanted)) return shortFor(`${name}+`, length);
    taken.add(wanted);
    return wanted;
  };
  const isOnce = (name: string) => texts.filter((text) => text.split(' ').includes(name)).length === 1;
  return new Map(
    wornTogether(texts).flatMap((group) => {
      const [first = ''] = group;
      const short = shortFor(first, isOnce(first) ? 3 : 2);
      return group.map((name) => [name, short] as const);
    }),
  );
};

/**
 * A short name for each class name in the `*.styles.ts`. Panda's are hashes of six letters, which no compression makes
 * shorter. The shortest for the most used would be 0.6 kB less of a page, but one new style would rename half of all scripts.
 */
export const shortClassNames = async (): Promise<Map<string, string>> => {
  const texts: string[] = [];
  for (const file of globSync('client/**/*.styles.ts').sort()) {
    texts.push(...textsIn({ ...(await import(pathToFileURL(resolve(file)).href)) }));
  }
  return shorten(texts);
};

/** The same value with short names in all its texts. */
const withShortNames = (value: unknown, names: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') {
    return [...new Set(value.split(' ').map((name) => names.get(name) ?? name))].join(' ');
  }
  if (!value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((part) => withShortNames(part, names));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withShortNames(part, names)]));
};

/** Gives the style sheet the short names; runs when Panda has written it. */
export const shortSelectors = (names: ReadonlyMap<string, string>): PostcssPlugin => ({
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

/** Evaluates `*.styles.ts` while building and ships only the class names, under their short names, not the code that makes them. */
export const evaluatedStyles = (names: ReadonlyMap<string, string>): Plugin => ({
  name: 'evaluated-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /\.styles\.ts$/ },
    async handler(source, id) {
      const version = createHash('sha1').update(source).digest('hex');
      const styles: Record<string, unknown> = await import(`${pathToFileURL(id.split('?')[0] ?? id)}?v=${version}`);
      const code = Object.entries(styles).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(withShortNames(value, names))};`,
      );
      return { code: code.join('\n'), moduleType: 'js', map: null };
    },
  },
});
