import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { linkedFiles, requireBuild } from '../support/first-load.ts';
import { shopForFile } from '../support/for-file.ts';
import { pathBelow, visitable } from '../support/public-pages.ts';
import { routes } from '../support/shop-routes.ts';
import { sourceFiles } from '../support/source-files.ts';

const texts = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(`client/i18n/generated/texts/${name}.json`, 'utf8'));

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
const inBuild = (name: string) => JSON.parse(readFileSync(`dist/client/.vite/${name}`, 'utf8'));
const pages = routes.flatMap(({ path, access }) =>
  ['', '/ar'].map((prefix) => ({ url: pathBelow(prefix, visitable(path)), access })),
);

requireBuild();
const chunks: Record<string, Chunk> = inBuild('manifest.json');
const shop = await shopForFile();
const cookies = { public: '', auth: await shop.signIn('512345678'), admin: await shop.signIn('500000001') };

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

/** The ids of texts in the code of these files and of their imports. */
const namedBy = async (files: Iterable<string>): Promise<Set<string>> => {
  const wanted = new Set(files);
  const names = Object.keys(chunks).filter((name) => wanted.has(chunks[name]?.file ?? ''));
  expect(names).toHaveLength(wanted.size);
  const all = new Set(names.flatMap((name) => [...withImports(name)]));
  const code = await Promise.all([...all].map((name) => fetched(`/${chunks[name]?.file}`)));
  return new Set(code.flatMap(namedIn));
};

const account = texts('en.account');
const accountWords = new Set(Object.keys(account).map((id) => id.split('.', 1)[0]));

/** The files of texts that a page links. */
const textsLinkedBy = (html: string): string[] =>
  linkedFiles(html).flatMap((file) => /\/(\w+\.(?:public|account))-[^/]*\.js$/.exec(file)?.[1] ?? []);

/** Stands under the texts of a customers' page, as a part of it. */
const isPartOfAccountPage = (importer: string, before: string): boolean =>
  accountWords.has(importer.split('/')[2]) && !/load: [^;]*$/.test(before);

/** The code of dialogs and parts that are fetched later, by its source; those with the texts of the account apart. */
const later = sourceFiles('client/**/*.{ts,tsx}')
  .filter(({ path }) => path !== 'client/app/routes.tsx')
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\bimport\(\s*'(\.[^']+)'\s*\)/g)].map(({ index, 1: file = '' }) => {
      const before = text.slice(0, index);
      const hasAccountTexts = /withAccountTexts\([^;]*$/.test(before) || isPartOfAccountPage(path, before);
      return { source: join(dirname(path), file), hasAccountTexts };
    }),
  );

describe('the texts of a page', () => {
  it.each(pages)('a customer of $url reads each text of it, however rare what it tells of', async ({ url, access }) => {
    const html = await fetched(url, cookies[access]);
    const language = url.startsWith('/ar') ? 'ar' : 'en';
    const brought = textsLinkedBy(html);
    expect(brought).toContain(`${language}.public`);
    const known = Object.assign({}, ...brought.map(texts));
    const scripts = linkedFiles(html).filter((file) => file.endsWith('.js') && !/\.(?:public|account)-/.test(file));
    const named = await namedBy(scripts.map((file) => file.slice(1)));
    expect(named.size).toBeGreaterThan(50);
    expect([...named].filter((id) => !(id in known))).toEqual([]);
  });

  it('a customer reads each text of a dialog, whether or not it brings the texts of their account', async () => {
    const known = texts('en.public');
    const open = later.filter(({ source, hasAccountTexts }) => !hasAccountTexts && chunks[source]);
    expect(open.length).toBeGreaterThan(20);
    expect(later.length - open.length).toBeGreaterThan(15);
    const named = await Promise.all(open.map(({ source }) => namedBy([chunks[source]?.file ?? ''])));
    const lacking = open.map(({ source }, index) => [source, [...(named[index] ?? [])].filter((id) => !(id in known))]);
    expect(lacking.filter(([, missing]) => missing?.length)).toEqual([]);
  });
});
