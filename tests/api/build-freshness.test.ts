import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { startApp } from '../support/start-app.ts';
import { type Shop, startShop } from '../support/start-shop.ts';

const shop = await shopForFile();

it.each(['/', '/ar/services', '/contact'])(
  'a window that shows %s can learn whether it is of the build that is served [BUILD-01]',
  async (url) => {
    const latest = await shop.app.inject({ url: '/latest-build.json' });
    expect(latest.headers['cache-control']).toBe('no-store');
    expect((await shop.app.inject({ url })).body).toContain(`<script type="module" async src="${latest.json().entry}"`);
  },
);

/** The first script of the build that is served. */
const entryOf = async ({ app }: Shop): Promise<string> =>
  (await app.inject({ url: '/latest-build.json' })).json().entry;

it.each([
  '/assets/cart.js',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/server/entry-server.js',
  '/assets/deep/cart-page-0ld8u11.js',
  '/assets/.asset-0ld8u11.js',
  '/assets/cart-page-0ld8u11.js.br',
  '/assets/cart-page-0ld8u11.js',
])('a visitor hears at once that %s is no file of the shop, and no cache keeps that', async (url) => {
  const calls = await shop.callsOf(async () => {
    const { statusCode, headers } = await shop.app.inject({ url });
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toContain('no-store');
  });
  expect(calls).toEqual([]);
});

describe('a page of an earlier build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assets-'));
  const script = 'export const price = 1;'.repeat(50);
  let keeping: Shop;

  beforeAll(async () => {
    keeping = await startShop({ assetsFolder: folder });
    writeFileSync(join(folder, 'earlier-0ld8u11.js'), script);
    writeFileSync(join(folder, 'earlier-0ld8u11.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'notes.txt'), 'not for visitors');
  });

  afterAll(async () => {
    await keeping.close();
    rmSync(folder, { recursive: true });
  });

  it.each(['br', 'identity'])(
    'gets its files as those of the newest build are sent, in the encoding %s',
    async (encoding) => {
      const { headers, statusCode, rawPayload } = await keeping.app.inject({
        url: '/assets/earlier-0ld8u11.js',
        headers: { 'accept-encoding': encoding },
      });
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toContain('javascript');
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined);
      expect(String(encoding === 'br' ? brotliDecompressSync(rawPayload) : rawPayload)).toBe(script);
    },
  );

  it('gets nothing else from the folder', async () => {
    const list = readdirSync(folder).find((name) => name.endsWith('.build'));
    for (const name of ['notes.txt', list]) {
      expect((await keeping.app.inject({ url: `/assets/${name}` })).statusCode).toBe(404);
    }
  });

  it('finds the files of this build in the folder as well', async () => {
    const own = await entryOf(keeping);
    expect(readdirSync(folder)).toContain(own.replace('/assets/', ''));
  });
});

it('a visitor is served although the folder for assets cannot be written', async () => {
  await using app = await startApp({ ASSETS_FOLDER: join(import.meta.filename, 'assets') });
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});
