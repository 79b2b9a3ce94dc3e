import { readdirSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortClassNames } from '../../build/short-class-names.ts';
import { requireBuild } from '../support/first-load.ts';
import { type Shop, startShop } from '../support/start-shop.ts';

const folder = 'dist/client/assets';

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
    const sheets = readdirSync(folder).filter((name) => name.endsWith('.css') && !name.startsWith('landing-'));
    const ruled = rulesOf(sheets);
    const worn = [...(await shortClassNames()).values()];
    expect(worn.length).toBeGreaterThan(1000);
    expect(worn.filter((name) => !ruled.has(name))).toEqual([]);
  });
});

describe('the style sheet of the landing pages', () => {
  let shop: Shop;
  beforeAll(async () => {
    requireBuild();
    shop = await startShop();
  });
  afterAll(() => shop.close());

  it.each(['/', '/ar', '/services', '/ar/services'])(
    'a visitor of %s gets every rule that the whole sheet has for it',
    async (url) => {
      const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
      const landing = rulesOf(sheets.filter((name) => name.startsWith('landing-')));
      const whole = rulesOf(sheets.filter((name) => !name.startsWith('landing-')));
      const { body } = await shop.app.inject({ url, headers: { 'sec-fetch-site': 'same-origin' } });
      const styled = [...classesIn(body)].filter((name) => whole.has(name));
      expect(styled.length).toBeGreaterThan(100);
      expect(styled.filter((name) => landing.get(name) !== whole.get(name))).toEqual([]);
    },
  );
});
