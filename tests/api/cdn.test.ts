import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { shopForFile } from '../support/for-file.ts';
import { publicPages } from '../support/public-pages.ts';

const secrets = ['Noura', '512345678', 'eyJ'];

const shop = await shopForFile({ cdnSeconds: 60, publicUrl: 'http://shop.example', providerCacheMs: 60_000 });
const customer = await shop.signIn('512345678');

const visit = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: 'shop.example', 'accept-encoding': 'identity', ...headers } });

/** Two visitors who have nothing in common but that they are guests. */
const guests: Record<string, string>[] = [
  { 'user-agent': 'one', 'accept-language': 'ar', cookie: 'locale=en; _ga=GA1.1.1' },
  {
    'user-agent': 'two',
    'accept-language': 'en',
    'sec-fetch-site': 'same-origin',
    'sec-ch-prefers-color-scheme': 'dark',
    cookie: 'locale=ar; rawnaq.consent=granted; rawnaq.color-mode=dark; _fbp=fb.1.2',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-for': '6.6.6.6',
  },
];

const isKept = (cacheControl: unknown) => /public|s-maxage/.test(String(cacheControl));
const kept: string[] = [];

test.each(publicPages)(
  'what a CDN may keep of %s is the same for all guests, and nothing of a customer is in it',
  async (url) => {
    const answers = [
      await visit(url),
      ...(await Promise.all(guests.map((guest) => visit(url, guest)))),
      await visit(url),
    ];
    const bodies = new Set(answers.filter(({ headers }) => isKept(headers['cache-control'])).map(({ body }) => body));
    if (bodies.size > 0) {
      kept.push(url);
      expect(bodies.size).toBe(1);
      for (const { headers, body } of answers) {
        expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
        expect(`${headers.vary ?? ''}`).not.toMatch(/cookie|language/i);
        expect(headers).not.toHaveProperty('set-cookie');
        expect(`${body}${headers['content-security-policy']}`).not.toContain('nonce');
        expect(headers['content-security-policy']).not.toContain('unsafe-inline');
        expect(body).not.toContain('evil.example');
      }
    }
    const asCustomer = await visit(url, { cookie: customer });
    expect(asCustomer.headers['cache-control']).toBe('private, no-store');
    const own = [
      `${customer}; branch=2`,
      'branch=2',
      'settings=online_store.branch',
      'auth_token=not.a.token',
      `auth_token=${customer.slice(11, -3)}abc`,
    ];
    for (const cookie of own) {
      const { headers } = await visit(url, { cookie });
      expect(headers['cache-control'], cookie).toMatch(/^private, no-(?:store|cache)$/);
      expect(headers.vary, cookie).toMatch(/Cookie/);
    }
    const after = await visit(url);
    for (const secret of secrets) expect(after.body).not.toContain(secret);
    if (bodies.size > 0) expect(bodies).toContain(after.body);
  },
);

test('a CDN may keep the pages that are there to be found, and neither the root, what is missing nor the lists of an outage', async () => {
  const lists = ['/ar', '/services', '/ar/services', '/branches', '/product/8001', '/shop/products', '/gift-cards'];
  expect(kept).toEqual(expect.arrayContaining(lists));
  for (const url of ['/', '/nowhere', '/cart', '/notifications', '/secure-payment', '/product/nothing']) {
    expect((await visit(url)).headers['cache-control'], url).toMatch(/^private/);
  }
  expect(String((await visit('/')).headers.vary)).toContain('Accept-Language');
  shop.controls.setFault({ path: '*', kind: 'reset' });
  expect((await visit('/product/8002')).headers['cache-control']).toBe('private, no-store');
});

test('a guest’s browser that asks again is told that nothing has changed, by a page that may be kept', async () => {
  const tag = String((await visit('/ar/services')).headers.etag);
  const again = await visit('/ar/services', { 'if-none-match': tag });
  expect([again.statusCode, again.headers['cache-control']]).toEqual([304, expect.stringContaining('s-maxage=60')]);
});

test('an operator who forgets the address of the shop is told so, and nothing is kept unless it is asked for', () => {
  expect(() => readConfig({ CDN_SECONDS: '60' })).toThrow('CDN_SECONDS needs PUBLIC_URL');
  expect(readConfig({}).cdnSeconds).toBe(0);
});
