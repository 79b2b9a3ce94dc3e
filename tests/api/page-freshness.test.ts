import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile({ providerCacheMs: 0 });

/** A shop that keeps answers, and with them the pages of guests. */
const keeping = await shopForFile({ providerCacheMs: 60_000 });

const visit = (headers: Record<string, string> = {}) => shop.app.inject({ url: '/ar/services', headers });

test('a guest who comes again to a page that has not changed is told so in no bytes, and gets the new one once it has', async () => {
  const first = await visit();
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const encoding of ['br', 'gzip', '']) {
    const again = await visit({ 'if-none-match': `"other", ${tag}`, 'accept-encoding': encoding });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect(again.headers['cache-control']).toBe('private, no-cache');
    expect(again.headers.vary).toContain('Cookie');
  }
  shop.controls.setFault({ path: 'menus', kind: 'status', status: 500 });
  const changed = await visit({ 'if-none-match': tag });
  expect(changed.statusCode).not.toBe(304);
  shop.controls.clearFaults();
});

test('a page of a signed-in customer has no tag and is kept nowhere', async () => {
  const cookie = await shop.signIn('501234567');
  const tag = String((await visit()).headers.etag);
  const own = await visit({ cookie, 'if-none-match': tag });
  expect(own.statusCode).toBe(200);
  expect(own.headers).not.toHaveProperty('etag');
  expect(own.headers['cache-control']).toBe('private, no-store');
});

const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync };

test('a signed-in customer gets their page packed as their browser likes it', async () => {
  const cookie = await shop.signIn('501234568');
  const plain = await visit({ cookie });
  for (const encoding of ['zstd', 'br', 'gzip'] as const) {
    const packed = await visit({ cookie, 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(String(packed.headers.vary).toLowerCase()).toBe('cookie, accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.body.length / 2);
    expect(unpack[encoding](packed.rawPayload).toString()).toContain(plain.body.match(/<title>.*?<\/title>/)?.[0]);
  }
});

test('guests share a page for a moment; those of another host, branch or kind of business have their own', async () => {
  const ask = (headers: Record<string, string> = {}) => keeping.app.inject({ url: '/services', headers });
  const first = await ask();
  const visits = [{}, { host: 'other.example' }, { cookie: 'branch=2' }, { cookie: 'settings=online_store.branch' }];
  const [again, ...others] = await Promise.all(visits.map((headers) => ask(headers as Record<string, string>)));
  expect([again?.body, again?.headers.etag]).toEqual([first.body, first.headers.etag]);
  for (const other of others) expect(other.headers.etag).not.toBe(first.headers.etag);
  expect(others[0]?.body).toContain('other.example');
});

test('a page with a part that failed is whole for the next guest', async () => {
  keeping.controls.setFault({ path: 'menus', kind: 'status', status: 500 });
  const partly = await keeping.app.inject({ url: '/ar' });
  keeping.controls.clearFaults();
  const whole = await keeping.app.inject({ url: '/ar' });
  expect(partly.statusCode).toBe(200);
  expect(partly.headers.etag).not.toBe(whole.headers.etag);
  expect((await keeping.app.inject({ url: '/ar' })).body).toBe(whole.body);
});
