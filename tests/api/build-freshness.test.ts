import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '../support/start-app.ts';
import { type Shop, startShop } from '../support/start-shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.close());

it.each(['/', '/ar/services', '/contact'])(
  'a window that shows %s can learn whether it is of the build that is served [BUILD-01]',
  async (url) => {
    const latest = await shop.app.inject({ url: '/latest-build.json' });
    expect(latest.headers['cache-control']).toBe('no-store');
    expect((await shop.app.inject({ url })).body).toContain(
      `<script type="importmap">${latest.json().importMap}</script>`,
    );
  },
);

/** The first script of the build that is served. */
const entryOf = async ({ app }: Shop): Promise<string> => {
  const { importMap } = (await app.inject({ url: '/latest-build.json' })).json();
  return JSON.parse(importMap).imports['/assets/entry-client.js'];
};

/** Where a request for a file leads to in the end. */
const follow = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
  const visited = [url];
  for (;;) {
    const answer = await shop.app.inject({ method, url: visited.at(-1) ?? '' });
    if (answer.statusCode !== 307) return { answer, visited };
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', connection: 'close' });
    visited.push(String(answer.headers.location));
  }
};

it('a window of another build is led on to the other processes, and hears after twelve times that its files have gone', async () => {
  const calls = await shop.callsOf(async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { answer, visited } = await follow('/assets/cart-page-0ld8u11.js', method);
      expect(visited.slice(0, 3)).toEqual([
        '/assets/cart-page-0ld8u11.js',
        '/assets/cart-page-0ld8u11.js?again=1',
        '/assets/cart-page-0ld8u11.js?again=2',
      ]);
      expect(visited).toHaveLength(13);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['content-type']).toContain('application/json');
    }
  });
  expect(calls).toEqual([]);
});

it('a window that was led on gets the file as any other does', async () => {
  const script = await entryOf(shop);
  const plain = await shop.app.inject({ url: script });
  const ledOn = await shop.app.inject({ url: `${script}?again=3` });
  expect(ledOn.statusCode).toBe(200);
  expect(ledOn.body).toBe(plain.body);
  for (const { headers } of [plain, ledOn]) expect(headers['cache-control']).toContain('immutable');
});

it.each([
  '/assets/cart.js',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/server/entry-server.js',
  '/assets/deep/cart-page-0ld8u11.js',
  '/assets/.asset-0ld8u11.js',
  '/assets/cart-page-0ld8u11.js.br',
  '/assets/cart-page-0ld8u11.js?again=x',
  '/assets/cart-page-0ld8u11.js?again=1&again=2',
  '/assets/cart-page-0ld8u11.js?again=-1',
])('no visitor is redirected from %s', async (url) => {
  const { statusCode, headers } = await shop.app.inject({ url });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(headers.location).toBeUndefined();
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

  const dictionaryOf = (body: Buffer | string) => `:${createHash('sha256').update(body).digest('base64')}:`;

  it('is followed by few bytes of the newest build, when its browser has kept its files', async () => {
    const own = await entryOf(keeping);
    const now = (await keeping.app.inject({ url: own })).rawPayload;
    const formerly = Buffer.from(`${now}`.replaceAll('-page-', '-sheet-'));
    writeFileSync(join(folder, own.slice('/assets/'.length).slice(0, -11).concat('0ld8u111.js')), formerly);
    const ask = (available: string, encodings = 'gzip, deflate, br, zstd, dcb, dcz') =>
      keeping.app.inject({ url: own, headers: { 'accept-encoding': encodings, 'available-dictionary': available } });

    const packed = await ask(dictionaryOf(formerly));
    expect(packed.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      // A cache in front of the shop could give it to browsers that cannot read it.
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
    });
    expect(packed.rawPayload.length).toBeLessThan(now.length / 50);
    expect(packed.rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(packed.rawPayload.subarray(8, 40).toString('base64')).toBe(dictionaryOf(formerly).slice(1, -1));
    expect(zstdDecompressSync(packed.rawPayload.subarray(40), { dictionary: formerly }).equals(now)).toBe(true);

    for (const other of [
      await ask(dictionaryOf(formerly), 'gzip, deflate, br, zstd'),
      await ask(dictionaryOf('a file that no build had')),
      await ask('nonsense'),
    ]) {
      expect(other.headers['content-encoding']).toBe('br');
      expect(other.headers['use-as-dictionary']).toMatch(/^match="\/assets\/[\w-]+-\*\.js"$/);
      expect(other.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(brotliDecompressSync(other.rawPayload).equals(now)).toBe(true);
    }
  });

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
