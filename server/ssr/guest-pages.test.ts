import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildGuestPages, packOnce, type SentPage, tagOf } from './guest-pages.ts';

const pageOf = (html: string): SentPage => ({
  html,
  tag: tagOf(html),
  facts: { status: 200, isSignedIn: false, route: '/', head: { title: 'Rawnaq' }, asOf: null },
});

describe('the pages of guests', () => {
  it('the second visitor of a page gets the same document, compressed as their browser likes it', async () => {
    const pages = buildGuestPages(60_000);
    const key = pages.keyOf('/services');
    pages.keep(key, pageOf('<p>Facial</p>'));
    const known = pages.find(key);
    if (!known) throw new Error('The page is not kept');
    const packed = await Promise.all(['gzip, br', 'gzip', ''].map((accepted) => pages.pack(known, accepted)));
    expect(packed.map(({ encoding }) => encoding)).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(packed[0]?.body ?? '').toString()).toBe(known.html);
    expect(gunzipSync(packed[1]?.body ?? '').toString()).toBe(known.html);
  });

  it('a guest gets no page that was printed before or during a purge, and none where answers are not kept', () => {
    const pages = buildGuestPages(60_000);
    const key = pages.keyOf('/services');
    pages.purge();
    pages.keep(key, pageOf('old'));
    expect(pages.find(pages.keyOf('/services'))).toBeUndefined();
    const none = buildGuestPages(0);
    none.keep(none.keyOf('/services'), pageOf('old'));
    expect(none.find(none.keyOf('/services'))).toBeUndefined();
  });

  it('a crowd of URLs does not fill more memory than there may be', () => {
    const pages = buildGuestPages(60_000);
    const megabytes = 'x'.repeat(5 * 1024 * 1024);
    for (const url of ['/one', '/two', '/three', `/${'x'.repeat(500)}`])
      pages.keep(pages.keyOf(url), pageOf(megabytes));
    expect(['/one', '/two', '/three'].map((url) => Boolean(pages.find(pages.keyOf(url))))).toEqual([false, true, true]);
    expect(pages.memory().bytes).toBeLessThanOrEqual(pages.memory().mostBytes);
    expect(pages.find(pages.keyOf(`/${'x'.repeat(500)}`))).toBeUndefined();
  });

  it('a customer’s document comes whole, packed where their browser can read that', () => {
    const html = '<p>مرحبًا</p>'.repeat(100);
    const packed = packOnce(html, 'gzip, br, zstd');
    expect(packed.encoding).toBe('zstd');
    expect(zstdDecompressSync(packed.body).toString()).toBe(html);
    expect(packOnce(html, 'gzip, br')).toEqual({ body: html, encoding: null });
  });
});
