import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopForFile, temporaryFolder } from '../support/for-file.ts';
import { startApp } from '../support/start-app.ts';

const shop = await shopForFile();
const folder = temporaryFolder(afterAll);
const keeping = await shopForFile({ assetsFolder: folder });

it.each(['/', '/ar/services', '/contact'])(
  'a window that shows %s can learn whether it is of the build that is served [BUILD-01]',
  async (url) => {
    const latest = await shop.app.inject({ url: '/latest-build.json' });
    expect(latest.headers['cache-control']).toBe('no-store');
    expect((await shop.app.inject({ url })).body).toContain(`<script type="module" async src="${latest.json().entry}"`);
  },
);

describe('a page of an earlier build', () => {
  const script = 'export const price = 1;'.repeat(50);

  beforeAll(() => {
    writeFileSync(join(folder, 'earlier-0ld8u11.js'), script);
    writeFileSync(join(folder, 'earlier-0ld8u11.js.br'), brotliCompressSync(script));
    writeFileSync(join(folder, 'notes.txt'), 'not for visitors');
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
    const own: string = (await keeping.app.inject({ url: '/latest-build.json' })).json().entry;
    expect(readdirSync(folder)).toContain(own.replace('/assets/', ''));
  });
});

it('a visitor is served although the folder for assets cannot be written', async () => {
  await using app = await startApp({ ASSETS_FOLDER: join(import.meta.filename, 'assets') });
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});
