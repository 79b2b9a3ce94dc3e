import { describe, expect, it } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { pathBelow, visitable } from '../support/public-pages.ts';
import { unescaped } from '../support/read-html.ts';
import { routes } from '../support/shop-routes.ts';

const shop = await shopForFile({ brand: { en: 'Serein', ar: 'سيرين' } });
const customer = await shop.signIn('500000001');

type PageHead = { title: string; description: string; isIndexed: boolean; html: string };

const headOf = async (url: string, cookie = ''): Promise<PageHead> => {
  const { statusCode, body } = await shop.app.inject({ url, headers: { host: 'shop.example', cookie } });
  expect(statusCode, url).toBe(200);
  return {
    title: unescaped(/<title>([^<]*)</.exec(body)?.[1] ?? ''),
    description: unescaped(/<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? ''),
    isIndexed: !body.includes('<meta name="robots" content="noindex">'),
    html: body,
  };
};

const lengthOf = (text: string) => [...text].length;

/** Every URL for search engines, without origin, in both languages. */
const foundUrls = async (): Promise<string[]> => {
  const { body } = await shop.app.inject({ url: '/sitemap.xml', headers: { host: 'shop.example' } });
  return [...body.matchAll(/<loc>http:\/\/shop\.example([^<]*)<\/loc>/g)].map(
    ([, path = '']) => unescaped(path) || '/',
  );
};

const languages = [
  { prefix: '', shop: 'Serein', city: 'Riyadh' },
  { prefix: '/ar', shop: 'سيرين', city: 'الرياض' },
];

describe('a page in a list of search results', () => {
  it('says what it is and of which shop, whatever page it is', async () => {
    const urls = await foundUrls();
    expect(urls.length).toBeGreaterThan(100);
    const titles = new Map<string, string>();
    const descriptions = new Map<string, string>();
    for (const url of [...urls, '/services?page=2', '/ar/services?page=2']) {
      const { title, description, isIndexed } = await headOf(url);
      const { shop = '' } = languages.find(({ prefix }) => prefix === (/^\/ar\b/.exec(url)?.[0] ?? '')) ?? {};
      expect(isIndexed, url).toBe(true);
      expect(title.endsWith(` · ${shop}`), `${url}: ${title}`).toBe(true);
      expect(lengthOf(title), `${url}: ${title}`).toBeGreaterThanOrEqual(10);
      expect(lengthOf(title), `${url}: ${title}`).toBeLessThanOrEqual(70);
      expect(lengthOf(description), `${url}: ${description}`).toBeGreaterThanOrEqual(50);
      expect(lengthOf(description), `${url}: ${description}`).toBeLessThanOrEqual(170);
      expect(titles.get(title), `${url} is called like another page: ${title}`).toBeUndefined();
      expect(descriptions.get(description), `${url} is described like another page`).toBeUndefined();
      titles.set(title, url);
      descriptions.set(description, url);
    }
  });

  it.each(languages)('names the cities of the branches that it is about, under $prefix/', async ({ prefix, city }) => {
    for (const path of ['', '/services', '/branches', '/branches?branch=1', '/contact']) {
      expect((await headOf(`${prefix}${path}` || '/')).title, path).toContain(city);
    }
  });

  it('has a title with the name of the shop in every room, also in private ones', async () => {
    for (const { path } of routes) {
      for (const { prefix, shop } of languages) {
        const url = pathBelow(prefix, visitable(path));
        const { title } = await headOf(url, customer);
        expect(title.endsWith(` · ${shop}`), `${url}: ${title}`).toBe(true);
        expect(lengthOf(title), title).toBeLessThanOrEqual(70);
      }
    }
  });

  it('finds the branches under their title and description, on the page itself word for word [RT-07]', async () => {
    const { title, description, html } = await headOf('/branches');
    expect(title).toMatch(/^Branches\b/);
    expect(description).toMatch(/^Find our branches and locations\b/);
    expect(html).toMatch(/<h1[^>]*>Branches<\/h1>/);
    expect(html).toMatch(/<p[^>]*>Find our branches and locations<\/p>/);
  });
});
