import { afterAll, beforeAll, expect, it } from 'vitest';
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
    expect((await shop.app.inject({ url })).body).toContain(`<script data-entry="${latest.json().script}">`);
  },
);

it('a window of an older build hears at once that its files have gone, and nobody keeps that answer', async () => {
  const calls = await shop.callsOf(async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const gone = await shop.app.inject({ method, url: '/assets/cart-page-0ld8u11d.js' });
      expect(gone.statusCode).toBe(404);
      expect(gone.headers['cache-control']).toBe('no-store');
      expect(gone.headers['content-type']).toContain('application/json');
    }
  });
  expect(calls).toEqual([]);
  const { script } = (await shop.app.inject({ url: '/latest-build.json' })).json();
  expect((await shop.app.inject({ url: script })).headers['cache-control']).toContain('immutable');
});
