import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildSentDocuments, packOnce } from './sent-documents.ts';

const shop = 'https://shop.example';

describe('the documents that were sent', () => {
  it('the second visitor of a page gets the same document, compressed as their browser likes it', async () => {
    const documents = buildSentDocuments<object>();
    const page = {};
    let written = 0;
    const write = () => {
      written += 1;
      return `<p>written ${written} time</p>`;
    };
    const first = await documents.bodyOf(page, shop, 'gzip, br', write);
    const second = await documents.bodyOf(page, shop, 'gzip, br', write);
    const third = await documents.bodyOf(page, shop, 'gzip', write);
    const fourth = await documents.bodyOf(page, shop, '', write);
    expect(first).toMatchObject({ body: '<p>written 1 time</p>', encoding: null });
    expect(new Set([first, second, third, fourth].map(({ tag }) => tag)).size).toBe(1);
    expect([second.encoding, third.encoding, fourth.encoding]).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(second.body).toString()).toBe(first.body);
    expect(gunzipSync(third.body).toString()).toBe(first.body);
    expect(fourth.body).toBe(first.body);
    expect(written).toBe(1);
  });

  it('a customer’s document comes whole, packed where their browser can read that', () => {
    const html = '<p>مرحبًا</p>'.repeat(100);
    const packed = packOnce(html, 'gzip, br, zstd');
    expect(packed.encoding).toBe('zstd');
    expect(zstdDecompressSync(packed.body).toString()).toBe(html);
    expect(packOnce(html, 'gzip, br')).toEqual({ body: html, encoding: null });
  });

  it('a visitor never gets the addresses of another host', async () => {
    const documents = buildSentDocuments<object>();
    const page = {};
    await documents.bodyOf(page, shop, '', () => shop);
    expect((await documents.bodyOf(page, 'https://other.example', '', () => 'other')).body).toBe('other');
  });
});
