import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { pathBelow } from '../support/public-pages.ts';
import { getRaw, type RawAnswer } from '../support/raw-request.ts';
import { unescaped } from '../support/read-html.ts';

const shop = await shopForFile();
const url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
/** Where links of ordinary pages lead to. */
const known = new Set<string>();

const valuesIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescaped(value));

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

/** Every URL that a browser, a crawler or another program could follow from an answer. */
const addressesIn = ({ headers, body }: RawAnswer): string[] => [
  ...(headers.get('location') ? [headers.get('location') ?? ''] : []),
  ...valuesIn(headers.get('link') ?? '', /<([^>]*)>/g),
  ...valuesIn(body, /\s(?:href|src|action|formaction|poster|cite|data)="([^"]*)"/g),
  ...valuesIn(body, /\ssrcset="([^"]*)"/gi).flatMap((set) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  ),
  ...valuesIn(body, /<meta property="og:(?:url|image)" content="([^"]*)"/g),
  ...[...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .flatMap(([, json = '{}']) => textsIn(JSON.parse(json)))
    .filter((text) => /^(?:[a-z]+:)?[/\\]/i.test(text)),
];

/** The hosts that a browser would go to; empty for addresses that name none, such as `tel:`. */
const hostsIn = (answer: RawAnswer) => addressesIn(answer).map((found) => ({ found, host: new URL(found, url).host }));

const foreignIn = (address: string, answer: RawAnswer) =>
  hostsIn(answer)
    .filter(({ host }) => host !== '' && !known.has(host))
    .map(({ found }) => `${found} in the answer to ${address}`);

beforeAll(async () => {
  for (const path of ['/', '/services', '/branches', '/contact', '/shop/products', '/product/8001', '/nowhere']) {
    for (const prefix of ['', '/ar']) {
      for (const { host } of hostsIn(await getRaw(url, pathBelow(prefix, path)))) known.add(host);
    }
  }
});

const slash = fc.constantFrom(
  '/',
  '//',
  '///',
  '/\\',
  '\\/',
  '\\\\',
  '/%2F',
  '%2F%2F',
  '/%5C',
  '/\t/',
  '/%09/',
  '/%0A/',
  '/.//',
  '/..//',
  '/;/',
);
const prefix = fc.constantFrom('', '/ar', '/AR', '/Ar', '/%61r', '/ar/ar', '/en');
const page = fc.constantFrom(
  '',
  '/',
  '/services',
  '/branches',
  '/cart',
  '/dashboard/profile',
  '/product/8001',
  '/search',
  '/secure-payment',
);
const tail = fc.constantFrom(
  '',
  '/',
  '?q=a',
  '?returnTo=//evil.example',
  '?signIn=required&returnTo=/\\evil.example',
  '#x',
  '//',
  '/..//evil.example',
);
const host = fc.constantFrom(
  'evil.example',
  'evil.example:80',
  'a@evil.example',
  '2130706433',
  '[::1]',
  'javascript:alert(1)',
);

describe('an address that looks like another host’s', () => {
  it.each([
    '/ar//evil.example',
    '/ar/\\evil.example',
    '/ar/%2F%2Fevil.example',
    '/ar/%5Cevil.example',
    '//evil.example',
    '/\\evil.example',
    '/AR//evil.example',
    '/AR/\\\\evil.example/services',
    '/ar//evil.example/..//other.example',
    '/ar/.//evil.example',
    '//evil.example/services',
    '/ar///',
    '//ar//evil.example',
    'http://evil.example//other.example',
  ])('%s leads a visitor nowhere but to this shop', async (address) => {
    const answer = await getRaw(url, address);
    expect(foreignIn(address, answer)).toEqual([]);
    expect([301, 302, 400, 404]).toContain(answer.status);
  });

  it.each([
    ['however it is written', host, 120],
    ['in front of one of the shop’s own pages', fc.constant(''), 80],
  ])('never does so, %s', async (_how, names, numRuns) => {
    await fc.assert(
      fc.asyncProperty(prefix, slash, names, page, tail, async (language, start, name, path, end) => {
        const address = `${language}${start}${name}${path}${end}`;
        const asked = address.startsWith('/') ? address : `/${address}`;
        const answer = await getRaw(url, asked.replace('#', '%23'));
        expect(foreignIn(asked, answer)).toEqual([]);
      }),
      { numRuns },
    );
  });
});
