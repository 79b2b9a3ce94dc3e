import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import postcss from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortClassNames } from '../../build/short-class-names.ts';
import { linkedFiles, requireBuild } from '../support/first-load.ts';
import { publicPages } from '../support/public-pages.ts';
import { type Shop, startShop } from '../support/start-shop.ts';

const folder = 'dist/client/assets';

/** The folder keeps sheets of earlier builds too; the import map knows the one of this build. */
const wholeSheet = (): string => {
  const { imports } = JSON.parse(readFileSync('dist/client/.vite/import-map.json', 'utf8'));
  return basename(imports['/assets/full.css']);
};

const unescaped = (name: string) => name.replace(/\\(.)/g, '$1');

/** How many rules of a sheet name each class. */
const rulesOf = (sheets: string[]): Map<string, number> => {
  const rules = new Map<string, number>();
  for (const sheet of sheets) {
    postcss.parse(readFileSync(`${folder}/${sheet}`, 'utf8')).walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(/\.((?:[\w-]|\\.)+)/g)) {
        rules.set(unescaped(name), (rules.get(unescaped(name)) ?? 0) + 1);
      }
    });
  }
  return rules;
};

const classesIn = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
      names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '),
    ),
  );

describe('the whole style sheet', () => {
  it('has a rule for every class name that the shop wears', async () => {
    requireBuild();
    const ruled = rulesOf([wholeSheet()]);
    const worn = [...(await shortClassNames()).values()];
    expect(worn.length).toBeGreaterThan(1000);
    expect(worn.filter((name) => !ruled.has(name))).toEqual([]);
  });
});

/** These draw nothing themselves, or are fetched ahead of what waits for the styles. */
const fetchedWithoutStyles = /(?:-dialog|\/dialog|\/window-services|\/tracking-desk)\.tsx$/;

describe('code that is fetched after its page', () => {
  it('is a part of which the page’s sheet knows, or comes with the whole sheet', () => {
    const files = globSync('client/**/*.{ts,tsx}').filter(
      (file) => !/\.test\.|\/generated\/|\/playground\//.test(file),
    );
    const bare = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<!typeof )(withWholeSheet\(\(\) => )?\bimport\('([^']+\.tsx)'\)/g)]
        .filter(([, withSheet, target = '']) => !withSheet && !fetchedWithoutStyles.test(target))
        .map(([, , target = '']) => join(dirname(file), target)),
    );
    expect(bare.length).toBeGreaterThan(5);
    expect(bare.filter((file) => !/^export const Part\b/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('the style sheet of a page', () => {
  let shop: Shop;
  beforeAll(async () => {
    requireBuild();
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it.each(publicPages)('a visitor of %s gets every rule that the whole sheet has for it', async (url) => {
    const { body } = await shop.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } });
    const linked = linkedFiles(body).filter((file) => file.endsWith('.css'));
    expect(linked).toHaveLength(1);
    const own = rulesOf(linked.map((file) => basename(file)));
    const whole = rulesOf([wholeSheet()]);
    const styled = [...classesIn(body)].filter((name) => whole.has(name));
    expect(styled.length).toBeGreaterThan(10);
    expect(styled.filter((name) => own.get(name) !== whole.get(name))).toEqual([]);
  });
});
