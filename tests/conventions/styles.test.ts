import { pathToFileURL } from 'node:url';
import ts from 'typescript-for-borders';
import { beforeAll, describe, expect, it } from 'vitest';
import { layerStyles, patterns, sizes } from '../../client/ui/theme/patterns.ts';
import { sourceFiles } from '../support/source-files.ts';

type Block = { place: string; styles: Record<string, string> };

/** How often a look may still stand twice, and the parts that do not take part yet. They may only get fewer. */
const repeats = 0;
const apart = /^client\/ui\/(?:dialog\/|feedback\/toast)/;

const files = sourceFiles('client/**/*.styles.ts').filter(({ path }) => !apart.test(path));

/** The block's declarations of its own element, without those of others, of states and of sizes of the window. */
const plainStyles = (styles: ts.ObjectLiteralExpression): Record<string, string> =>
  Object.fromEntries(
    styles.properties
      .filter(ts.isPropertyAssignment)
      .flatMap(({ name, initializer }) =>
        ts.isStringLiteral(initializer) ? [[name.getText(), initializer.text] as const] : [],
      ),
  );

const blocksIn = (path: string, text: string): Block[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const blocks: Block[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && !node.expression.getText().endsWith('cx')) {
      const [styles, ...more] = node.arguments;
      if (styles && ts.isObjectLiteralExpression(styles) && more.length === 0) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        blocks.push({ place: `${path}:${line + 1} ${node.expression.getText()}`, styles: plainStyles(styles) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return blocks;
};

const includes = (styles: Record<string, string>, parts: object): boolean =>
  Object.entries(parts).every(([name, value]) => styles[name] === value);

const blocks = files.flatMap(({ path, text }) => blocksIn(path, text));

/** `css.raw` stays free: variants are merged before it has class names. */
const written = blocks.filter(({ place }) => place.endsWith(' css'));

/** Each `display` that a pattern gives. */
const layouts = new Set(
  Object.values(patterns).map(
    ({ transform }) =>
      (transform as (styles: object, helpers: object) => { display: string })({}, { map: () => undefined }).display,
  ),
);

describe('the looks of the shop', () => {
  let worn: { place: string; names: string }[] = [];

  beforeAll(async () => {
    const modules = await Promise.all(
      files.map(async ({ path }) => ({ path, looks: { ...(await import(pathToFileURL(path).href)) } })),
    );
    worn = modules.flatMap(({ path, looks }) =>
      Object.entries(looks).flatMap(([name, names]) =>
        typeof names === 'string' ? [{ place: `${path} ${name}`, names: names.split(' ').sort().join(' ') }] : [],
      ),
    );
  });

  it('a reader finds each look once', () => {
    expect(worn.length).toBeGreaterThan(400);
    const places = Map.groupBy(worn, ({ names }) => names);
    const repeated = [...places.values()]
      .filter((same) => same.length > 1)
      .map((same) => same.map(({ place }) => place));
    expect(repeated.slice(repeats)).toEqual([]);
  });

  it('a newcomer writes no layout by hand that has a pattern', () => {
    expect(blocks.length).toBeGreaterThan(400);
    expect(layouts).toEqual(new Set(['flex', 'grid', 'inline-flex']));
    const byHand = written.filter(({ styles }) => layouts.has(styles.display ?? ''));
    expect(byHand.map(({ place }) => place)).toEqual([]);
  });

  it('a newcomer writes no medal by hand', () => {
    const round = { borderRadius: 'full' };
    const discs = blocks.filter(({ place, styles }) => place.endsWith(' center') && includes(styles, round));
    expect(discs.map(({ place }) => place)).toEqual([]);
  });

  it('a newcomer names a text or a ground by its style rather than by its parts', () => {
    const styles = Object.entries({ ...sizes, ...layerStyles }).map(([name, entry]) => ({
      name,
      parts: 'value' in entry ? entry.value : entry,
    }));
    const byHand = blocks.flatMap(({ place, styles: own }) =>
      styles.filter(({ parts }) => includes(own, parts)).map(({ name }) => `${place}: ${name}`),
    );
    expect(byHand).toEqual([]);
  });
});
