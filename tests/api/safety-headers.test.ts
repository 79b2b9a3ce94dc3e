import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requireBuild } from '../support/first-load.ts';
import { appForFile } from '../support/for-file.ts';
import { readPolicy } from '../support/read-html.ts';
import { startApp } from '../support/start-app.ts';

const shop = await appForFile({ PUBLIC_URL: 'https://shop.example', PAYMENT_ORIGINS: 'https://pay.example' });

const answers: Record<string, [path: string, init?: RequestInit]> = {
  'a health check': ['/healthz'],
  'an answer of GraphQL': ['/graphql?query={__typename}'],
  'a refused document': ['/graphql?query={nothing}'],
  'a refused method': ['/graphql', { method: 'DELETE' }],
  'a refused body': ['/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }],
  'a refused page of another origin': ['/graphql', { headers: { origin: 'https://evil.example' } }],
  'an unknown address': ['/api/nothing', { method: 'POST' }],
  'an address that cannot be decoded': ['/%zz'],
  'an address without end': [`/api/icons/${'x'.repeat(300)}.json`],
};

describe('a browser is told what the shop’s pages may do', () => {
  for (const [what, [path, init]] of Object.entries(answers)) {
    it(`in ${what}`, async () => {
      const { headers } = await fetch(`${shop.url}${path}`, init);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
      const policy = readPolicy(headers.get('content-security-policy'));
      const unsafe = policy['script-src']?.filter((source) => source !== "'self'" && !source.startsWith("'sha256-"));
      expect(unsafe).toEqual([]);
      expect(policy).toMatchObject({
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'form-action': ["'self'"],
      });
    });
  }

  it('may frame the payment page and the provider’s pages and nothing else', async () => {
    const { headers } = await fetch(`${shop.url}/healthz`);
    const sources = readPolicy(headers.get('content-security-policy'))['frame-src'];
    expect(sources).toEqual(["'self'", 'https://pay.example', 'http://127.0.0.1:9']);
  });

  it('may show the page to which a payment returns in the shop’s own payment frame, and only there', async () => {
    const framesOf = async (path: string) => {
      const { headers } = await fetch(`${shop.url}${path}`, { redirect: 'manual' });
      return readPolicy(headers.get('content-security-policy'))['frame-ancestors'];
    };
    expect(await framesOf('/ar/secure-payment?order=1')).toEqual(["'self'"]);
    expect(await framesOf('/secure-payment')).toEqual(["'self'"]);
    expect(await framesOf('/secure-payments')).toEqual(["'none'"]);
    expect(await framesOf('/?next=/secure-payment')).toEqual(["'none'"]);
  });

  it('may run exactly the inline scripts that the pages are made with', async () => {
    const page = await fetch(`${shop.url}/services`);
    const scripts = [...(await page.text()).matchAll(/<script>(.*?)<\/script>/gs)];
    const hashes = scripts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect(hashes).toHaveLength(1);
    const sources = readPolicy(page.headers.get('content-security-policy'))['script-src'];
    expect(sources?.filter((source) => source.startsWith("'sha256-"))).toEqual(hashes);
  });

  it('is not held to https by a shop without an https address', async () => {
    await using plain = await startApp();
    expect((await fetch(`${plain.url}/healthz`)).headers.has('strict-transport-security')).toBe(false);
  });
});

describe('an answer is meant for the one who asked', () => {
  it('is never stored when it comes from GraphQL or is a failure', async () => {
    for (const path of ['/graphql?query={__typename}', '/graphql?query={nothing}', '/%zz', '/api/nothing']) {
      const { headers } = await fetch(`${shop.url}${path}`, { method: path === '/api/nothing' ? 'POST' : 'GET' });
      expect(headers.get('cache-control')).toContain('no-store');
    }
  });

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('is compressed when it is long, for a browser that takes %s', async (accepted, encoding) => {
    const url = `${shop.url}/api/icons/lucide.json?icons=calendar,clock,house,gift,user,map-pin,phone`;
    const answer = await fetch(url, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(Object.keys((await answer.json()).icons)).toHaveLength(7);
  });
});

describe('icons come from the shop itself', () => {
  it('are answered by name, those unknown being listed', async () => {
    const response = await fetch(`${shop.url}/api/icons/lucide.json?icons=calendar,home,nothing,__proto__`);
    const { icons, aliases, not_found } = await response.json();
    expect(Object.keys(icons)).toEqual(['calendar', 'house']);
    expect(aliases.home.parent).toBe('house');
    expect(not_found).toEqual(['nothing', '__proto__']);
    expect(response.headers.get('cache-control')).toContain('public');
  });

  it('are refused by the hundred and from sets that are not there', async () => {
    const hundred = Array.from({ length: 100 }, (_, i) => `a${i}`).join(',');
    expect((await fetch(`${shop.url}/api/icons/lucide.json?icons=${hundred}`)).status).toBe(400);
    expect((await fetch(`${shop.url}/api/icons/mdi.json?icons=home`)).status).toBe(404);
  });
});

/** The headers of a file that is no document, beside its caching, its type, size and encoding. */
const toldOfFiles = ['cross-origin-resource-policy', 'x-content-type-options'];
const ofDocuments =
  /^(?:content-security-policy|permissions-policy|referrer-policy|strict-transport-security|x-frame-options|x-content-type-options|cross-origin-.*)$/;
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const assetOf = (ending: RegExp): string =>
  `/assets/${readdirSync('dist/client/assets').find((name) => ending.test(name))}`;

const files: Record<string, () => string> = {
  'a script': () => assetOf(/\.js$/),
  'the style sheet': () => assetOf(/\.css$/),
  'a typeface': () => assetOf(/\.woff2$/),
  'a picture of the shop': () => '/images/share.png',
  'an icon': () => '/icons/apple-touch-icon.png',
};

describe('a browser is told little of a file that is a part of a page', () => {
  for (const [what, pathOf] of Object.entries(files)) {
    it(`in ${what}, also when it has not changed`, async () => {
      requireBuild();
      const { headers } = await fetch(`${shop.url}${pathOf()}`, { headers: { 'accept-encoding': 'br' } });
      expect([...headers.keys()].filter((name) => ofDocuments.test(name)).toSorted()).toStrictEqual(toldOfFiles);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toMatch(/^public, max-age=/);
      const kept = await shop.app.inject({
        url: pathOf(),
        headers: { 'if-none-match': headers.get('etag') ?? '', 'accept-encoding': 'br' },
      });
      expect(kept.statusCode).toBe(304);
      expect(
        Object.keys(kept.headers)
          .filter((name) => ofDocuments.test(name))
          .toSorted(),
      ).toStrictEqual(toldOfFiles);
    });
  }

  it.each(['/images/home.svg', '/icons/favicon.svg'])(
    'and in the drawing %s that nothing in it may run',
    async (path) => {
      requireBuild();
      const { headers } = await fetch(`${shop.url}${path}`);
      expect(headers.get('content-security-policy')).toBe(drawingPolicy);
      expect([...headers.keys()].filter((name) => ofDocuments.test(name)).toSorted()).toStrictEqual([
        'content-security-policy',
        ...toldOfFiles,
      ]);
    },
  );

  it('and the headers of a script weigh less than 500 bytes', async () => {
    requireBuild();
    const { headers } = await fetch(`${shop.url}${assetOf(/^entry-client-.*\.js$/)}`);
    const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
    expect(lines.join('').length).toBeLessThan(500);
  });

  it('but all of it with the script of the worker, which is held to its own policy', async () => {
    const { headers } = await fetch(`${shop.url}/service-worker.js`);
    expect(readPolicy(headers.get('content-security-policy'))).toMatchObject({ 'default-src': ["'self'"] });
  });

  it.each(['/assets/nothing.js', '/nothing.png', '/p/nothing.svg'])(
    'and all of it where there is no %s',
    async (path) => {
      const { headers, status } = await fetch(`${shop.url}${path}`);
      expect(status).toBe(404);
      expect(headers.has('content-security-policy')).toBe(true);
      expect(headers.has('permissions-policy')).toBe(true);
    },
  );
});
