import { afterEach, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { publicPages } from '../support/public-pages.ts';
import { aService } from '../support/shop-steps.ts';
import type { Shop } from '../support/start-shop.ts';

/** Minutes are milliseconds here: an answer is fresh for one, and given for another while the provider is up. */
const quick = { providerCacheMs: 1, providerStaleMs: 1, providerTimeoutMs: 500 };
const shop = await shopForFile(quick);
const modern = await shopForFile({ ...quick, clockHours: 24 });
const brief = await shopForFile({ ...quick, providerDownStaleMs: 1 });
const shops = [shop, modern, brief];

afterEach(() => shops.forEach(({ controls }) => void controls.clearFaults()));

const visit = async ({ app }: Shop, url: string, cookie = '') => {
  const startedAt = performance.now();
  const { statusCode, body, headers } = await app.inject({ url, headers: { host: 'shop.example', cookie } });
  const line = /<p id="as-of" role="status" class="[^"]+">([^<]+)<\/p><div id="root">/.exec(body)?.[1] ?? null;
  return { url, status: statusCode, body, headers, line, milliseconds: performance.now() - startedAt };
};

const lists = [
  ...publicPages,
  ...['/services?service=1001', '/ar/branches?branch=1', '/shop/products?product=8001', '/search?q=oud'],
];

const fail = ({ controls }: Shop, kind: 'reset' | 'status' | 'timeout' | 'html') =>
  controls.setFault({ path: '*', kind, ...(kind === 'status' && { status: 503 }) });

/** Its time is the one that Riyadh's clocks show; a minute may pass in between. */
const isNow = (written: string) => {
  const minutes = (of: string) => Number(of.slice(0, 2)) * 60 + Number(of.slice(3));
  const now = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(11, 16);
  return (minutes(now) - minutes(written) + 1440) % 1440 <= 1;
};

test('a guest reads every list within 50 ms while the provider is dead, with the time it is from, and no line before or after', async () => {
  for (const url of lists) expect(await visit(shop, url)).toMatchObject({ status: 200, line: null });
  for (const kind of ['reset', 'timeout', 'status', 'html'] as const) {
    fail(shop, kind);
    // The first visit finds out.
    await visit(shop, '/branches');
    for (const url of lists) {
      const visits = [await visit(shop, url), await visit(shop, url), await visit(shop, url)];
      const message = `${url} while ${kind}`;
      expect(
        visits.map(({ status }) => status),
        message,
      ).toEqual([200, 200, 200]);
      expect(Math.min(...visits.map(({ milliseconds }) => milliseconds)), message).toBeLessThan(50);
    }
    const [english, arabic] = [await visit(shop, '/services'), await visit(shop, '/ar/services')];
    expect(english.line, kind).toMatch(/^Prices and opening hours as of \d{1,2}:\d\d\u00a0[ap]m$/);
    expect(arabic.line, kind).toMatch(/^الأسعار وأوقات العمل كما في الساعة \d{1,2}:\d\d\u00a0[صم]$/);
    shop.controls.clearFaults();
    await expect.poll(async () => (await visit(shop, '/services')).line).toBeNull();
    await expect.poll(async () => (await visit(shop, '/ar/services')).line).toBeNull();
  }
}, 60_000);

test('the time is Riyadh’s, by the clock of the shop', async () => {
  await visit(modern, '/branches');
  fail(modern, 'reset');
  // A visit whose answer was stale finds out, after it has been given.
  await expect.poll(async () => (await visit(modern, '/branches')).line).not.toBeNull();
  const { line, headers } = await visit(modern, '/branches');
  expect(isNow(/as of (\d\d:\d\d)$/.exec(line ?? '')?.[1] ?? ''), `${line}`).toBe(true);
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('the line is dressed by the sheet that each page has anyway', async () => {
  for (const url of publicPages) await visit(modern, url);
  fail(modern, 'reset');
  await visit(modern, '/branches');
  const seen = [];
  for (const url of publicPages) {
    const { body } = await visit(modern, url);
    const classes = /id="as-of"[^>]*class="([^"]+)"/.exec(body)?.[1]?.split(' ') ?? [];
    const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(body)?.[1] ?? '';
    const css = (await modern.app.inject({ url: sheet })).body;
    if (classes.length > 0) seen.push(url);
    expect(
      classes.filter((name) => !css.includes(`.${name}{`) && !css.includes(`.${name},`)),
      url,
    ).toEqual([]);
  }
  expect(seen.length).toBeGreaterThan(12);
});

test('a page that asks over HTTP is told how old its lists are, and nothing where it read none', async () => {
  const ask = (query: string) => modern.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
  const ageOf = async (query: string) => (await ask(query)).headers['answers-as-of'];
  await expect.poll(() => ageOf('{ branches { id } }')).toBe('now');
  expect(await ageOf('{ storefront { name } }')).toBeUndefined();
  fail(modern, 'reset');
  await ask('{ branches { id } }');
  expect(await ageOf('{ branches { id } }')).toMatch(/^\d\d:\d\d 24$/);
});

test('a customer sees the same lists then, and is told honestly that nothing can be booked and no time is known', async () => {
  const cookie = await shop.signIn('501234567');
  for (const url of ['/services', '/branches']) expect((await visit(shop, url)).status).toBe(200);
  expect((await visit(shop, '/services', cookie)).line).toBeNull();
  const { productMasterId } = await aService(shop);
  const times = `{ availableDays(productMasterId: "${productMasterId}") { date } }`;
  expect((await shop.gql(times)).data.availableDays.length).toBeGreaterThan(0);
  fail(shop, 'reset');
  await visit(shop, '/services', cookie);
  for (const url of ['/services', '/branches']) {
    expect(await visit(shop, url, cookie)).toMatchObject({ status: 200, line: expect.stringMatching(/ as of /) });
  }
  const add = 'mutation { addToCart(input: { productId: "1001" }) { cartLineId } }';
  for (const answer of [
    await shop.gql(times),
    await shop.gql(times, {}, { cookie }),
    await shop.gql(add, {}, { cookie }),
  ]) {
    expect(answer.code).toBe('PROVIDER_UNAVAILABLE');
    expect(answer.data).toBeNull();
  }
});

test('what is older than its hour is not shown any more', async () => {
  expect((await visit(brief, '/branches')).status).toBe(200);
  fail(brief, 'reset');
  await expect.poll(async () => (await visit(brief, '/branches')).status).toBe(503);
});
