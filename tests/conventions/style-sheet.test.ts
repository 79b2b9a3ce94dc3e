import { globSync, readFileSync, statSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { shortClassNames } from '../../build/short-class-names.ts';
import { themeSheet } from '../../schema/brand/theme-assets.ts';
import { themes } from '../../schema/brand/themes.ts';
import { requireBuild } from '../support/first-load.ts';
import { shopForFile } from '../support/for-file.ts';
import { publicPages } from '../support/public-pages.ts';

requireBuild();
const shop = await shopForFile();

const mostBytes = 18_000;

/** Every document carries it, so its bytes are counted once. */
const sheetUrl = (): string =>
  `/${JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))['client/ui/theme/styles.css'].file}`;

const unescaped = (name: string) => name.replace(/\\(.)/g, '$1');

const classesOf = (css: postcss.Root): Set<string> => {
  const names = new Set<string>();
  css.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.((?:[\w-]|\\.)+)/g)) names.add(unescaped(name));
  });
  return names;
};

/** Properties read without a fallback value, and defined ones. */
const variablesOf = (css: postcss.Root) => {
  const read = new Set<string>();
  const given = new Set<string>();
  css.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) given.add(unescaped(prop));
    for (const [, name = ''] of value.matchAll(/var\((--(?:[\w-]|\\.)+)\)/g)) read.add(unescaped(name));
  });
  return { read, given };
};

/** Words of an animation that is neither a time nor a way of moving. */
const motionsOf = (css: postcss.Root) => {
  const played = new Set<string>();
  const drawn = new Set<string>();
  css.walkAtRules('keyframes', ({ params }) => {
    drawn.add(params);
  });
  css.walkDecls(/^(?:animation-name|animation|--chakra-animations-.*)$/, ({ value }) => {
    const words = value.replace(/[\w-]+\([^)]*\)/g, '').match(/(?<![\w.-])[a-z][\w-]+/g) ?? [];
    for (const word of words)
      if (!/^(?:ease|linear|infinite|both|forwards|none|important)/.test(word)) played.add(word);
  });
  return { played, drawn };
};

describe('the style sheet', () => {
  const css = postcss.parse(readFileSync(`dist/client${sheetUrl()}`, 'utf8'));

  it.each([...publicPages, '/nothing', '/ar/nothing'])('of %s is the one of the whole shop', async (url) => {
    const { body } = await shop.app.inject({ url });
    const [head = '', rest = ''] = body.split('<body>');
    expect([...head.matchAll(/<link [^>]*\.css"[^>]*>/g)].map(([tag]) => tag)).toStrictEqual([
      `<link rel="stylesheet" href="${sheetUrl()}">`,
    ]);
    expect(rest).not.toContain('.css"');
  });

  it('is alone in the build, and no script fetches another', () => {
    expect(globSync('dist/client/assets/*.css')).toStrictEqual([`dist/client${sheetUrl()}`]);
    const scripts = globSync('dist/client/assets/*.js');
    expect(scripts.length).toBeGreaterThan(80);
    expect(scripts.filter((file) => /[\w-]\.css["'`]/.test(readFileSync(file, 'utf8')))).toStrictEqual([]);
  });

  it('weighs little enough to come with every page', () => {
    expect(statSync(`dist/client${sheetUrl()}.br`).size).toBeLessThanOrEqual(mostBytes);
  });

  it('has a rule for every class name that the shop wears', async () => {
    const ruled = classesOf(css);
    const worn = [...(await shortClassNames()).values()];
    expect(worn.length).toBeGreaterThan(1000);
    expect(worn.filter((name) => !ruled.has(name))).toStrictEqual([]);
  });

  it('has a value for every variable that it or a theme reads, and none that nothing reads', () => {
    const { read, given } = variablesOf(css);
    for (const theme of Object.values(themes)) {
      for (const name of variablesOf(postcss.parse(themeSheet(theme))).read) read.add(name);
    }
    expect(read.size).toBeGreaterThan(150);
    expect([...read].filter((name) => !given.has(name))).toStrictEqual([]);
    const text = unescaped(css.toString());
    const unread = [...given].filter((name) => name.startsWith('--chakra-') && !text.includes(`var(${name}`));
    expect(unread).toStrictEqual([]);
  });

  it('draws every motion that it plays, and no other', () => {
    const { played, drawn } = motionsOf(css);
    expect([...played].toSorted()).toStrictEqual([...drawn].toSorted());
  });
});
