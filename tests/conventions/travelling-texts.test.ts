import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkedFiles, requireBuild } from '../support/first-load.ts';
import { visitable } from '../support/public-pages.ts';
import { routes } from '../support/shop-routes.ts';
import { sourceFiles } from '../support/source-files.ts';
import { type Shop, startShop } from '../support/start-shop.ts';

const ids = sourceFiles('client/messages/en/*.json').flatMap(({ text }) => Object.keys(JSON.parse(text)));
const areas = [...new Set(ids.map((id) => id.split('.', 1)[0]))].join('|');
const written = new RegExp(`["'\`]((?:${areas})\\.[\\w.-]+)(?:(["'\`])|\\$\\{([^\`]*)\`)`, 'g');

/** The ids that code names: whole ones, and those with the beginning and the end of a composed one. */
const namedIn = (code: string): string[] =>
  [...code.matchAll(written)].flatMap(([, start = '', isWhole, rest = '']) => {
    if (isWhole && !start.endsWith('.')) return ids.includes(start) ? [start] : [];
    const end = rest.slice(rest.lastIndexOf('}') + 1);
    return ids.filter((id) => id.startsWith(start) && id.endsWith(end));
  });

type Chunk = { file: string; imports?: string[]; isDynamicEntry?: boolean };
type Texts = Record<string, string>;

const inBuild = (name: string) => JSON.parse(readFileSync(`dist/client/.vite/${name}`, 'utf8'));
const pages = routes.flatMap(({ path, access }) =>
  ['', '/ar'].map((prefix) => ({ url: prefix + visitable(path).replace(/^\/$/, prefix ? '' : '/'), access })),
);

let shop: Shop;
let chunks: Record<string, Chunk>;
let cookies: Record<(typeof pages)[number]['access'], string>;

beforeAll(async () => {
  requireBuild();
  chunks = inBuild('manifest.json');
  shop = await startShop();
  cookies = { public: '', auth: await shop.signIn('512345678'), admin: await shop.signIn('500000001') };
});

afterAll(() => shop?.close());

const fetched = async (url: string, cookie = ''): Promise<string> => {
  const { statusCode, body } = await shop.app.inject({ url, headers: { cookie } });
  expect(statusCode, url).toBe(200);
  return body;
};

/** A file of the build and all that it imports at once. */
const withImports = (name: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunks[name]?.imports ?? []) withImports(next, seen);
  return seen;
};

/** The ids of texts in the code of these files and of what they import. */
const namedBy = async (files: Iterable<string>): Promise<Set<string>> => {
  const wanted = new Set(files);
  const names = Object.keys(chunks).filter((name) => wanted.has(chunks[name]?.file ?? ''));
  expect(names).toHaveLength(wanted.size);
  const all = new Set(names.flatMap((name) => [...withImports(name)]));
  const code = await Promise.all([...all].map((name) => fetched(`/${chunks[name]?.file}`)));
  return new Set(code.flatMap(namedIn));
};

const missingIn = (texts: Texts, named: Iterable<string>) =>
  [...named].filter((id) => !texts[id] || texts[id] === id).toSorted();

/** The texts that a page brings in its HTML, and the files of code whose texts they are. */
const broughtBy = (html: string): { texts: Texts; textFiles: string[] } =>
  JSON.parse(/<script[^>]* id="page-state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

describe('the texts of a page', () => {
  it.each(pages)('a customer of $url reads each text of it, however rare what it tells of', async ({ url, access }) => {
    const html = await fetched(url, cookies[access]);
    const { texts, textFiles } = broughtBy(html);
    const later = textFiles.map((name) => `/assets/${name}.js`);
    const scripts = [...linkedFiles(html), ...later].filter((file) => file.endsWith('.js'));
    const named = await namedBy(scripts.map((file) => file.slice(1)));
    expect(named.size).toBeGreaterThan(50);
    expect(missingIn(texts, named)).toStrictEqual([]);
  });

  it('a customer who opens what comes later finds each text of it, in either language and as a woman', async () => {
    const { body } = await shop.app.inject({ url: '/nowhere' });
    const { texts: always } = broughtBy(body);
    const later = Object.values(chunks).filter((chunk) => chunk.isDynamicEntry);
    expect(later.length).toBeGreaterThan(50);
    for (const { file } of later) {
      const named = new Set(missingIn(always, await namedBy([file])));
      if (named.size === 0) continue;
      for (const catalogue of ['en', 'ar', 'feminine']) {
        const code = await fetched(`/${file.replace('/', `/${catalogue}.`)}`);
        expect(missingIn(JSON.parse(code.replace('export default ', '')), named), `${catalogue} ${file}`).toStrictEqual(
          [],
        );
      }
    }
  });
});
