import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { visitable } from '../support/public-pages.ts';
import { routes } from '../support/shop-routes.ts';
import { purgeSecret, signedPurge } from '../support/signed-purge.ts';

/** Milliseconds that every call to the provider takes. A call after an answer comes at least as much later. */
const latencyMs = 120;

const shop = await shopForFile({ providerCacheMs: 60_000, purgeSecret: purgeSecret });
const noura = await shop.signIn('512345678');
const huda = await shop.signIn('500000001');

const forget = async () => {
  const { headers, body } = signedPurge({ words: ['catalogue', 'branches', 'loyalty'] });
  const { statusCode } = await shop.app.inject({ method: 'POST', url: '/purge', headers, payload: body });
  expect(statusCode).toBe(200);
};

/** The calls that a page makes, by the wave in which they are made; of a shop that knows nothing unless it `isWarm` from guests. */
const wavesOf = async (url: string, cookie: string, isWarm: boolean): Promise<string[][]> => {
  const visit = (cookie: string) => shop.app.inject({ url, headers: { host: 'shop.example', cookie } });
  // Code that runs for the first time takes time of its own.
  expect((await visit(cookie)).statusCode, url).toBe(200);
  if (isWarm) await visit('');
  else await forget();
  shop.controls.setLatency(latencyMs);
  shop.controls.clearRequests();
  await visit(cookie);
  shop.controls.setLatency(0);
  const waves: { startedAt: number; calls: string[] }[] = [];
  for (const { method, path, at } of shop.controls.requests()) {
    const current = waves.at(-1);
    if (current && at < current.startedAt + 0.9 * latencyMs) current.calls.push(`${method} ${path}`);
    else waves.push({ startedAt: at, calls: [`${method} ${path}`] });
  }
  return waves.map(({ calls }) => calls);
};

const print = (url: string, waves: string[][]) =>
  [url, ...waves.map((calls, index) => `${'    '.repeat(index + 1)}${index + 1}. ${calls.sort().join(', ')}`)].join(
    '\n',
  );

/** Further URLs of pages whose first calls depend on the URL. */
const more = [
  '/?branch=1',
  '/services?branch=1',
  '/services?service=1001',
  '/services?branch=1&category=11&page=2',
  '/services?sort=price',
  '/branches?branch=1',
  '/shop/products?product=8001',
  '/shop/products?category=31',
  '/search?q=oud',
  '/?signIn=ended',
];

const paths = routes.map(({ path, access }) => ({ url: visitable(path), access }));
const addresses = [...paths, ...more.map((url) => ({ url, access: 'public' as const }))];

test.each([
  ['a guest', addresses.filter(({ access }) => access === 'public'), () => '', 2, false],
  ['a customer', addresses.filter(({ access }) => access !== 'admin'), () => noura, 2, false],
  ['a customer where guests have been', addresses.filter(({ access }) => access !== 'admin'), () => noura, 1, true],
  // That it has gone is one more answer, once for each browser.
  ['a guest whose branch has gone', paths.filter(({ url }) => url === '/services'), () => 'branch=999', 3, false],
  ['an administrator', addresses.filter(({ access }) => access === 'admin'), () => huda, 2, false],
])(
  '%s waits for two of the provider’s answers after one another at most, on every page',
  async (_who, pages, cookie, most, isWarm) => {
    const found: { url: string; waves: string[][] }[] = [];
    for (const { url } of pages) found.push({ url, waves: await wavesOf(url, cookie(), isWarm) });
    const waterfalls = found.map(({ url, waves }) => print(url, waves)).join('\n');
    if (process.env.WATERFALLS) console.info(waterfalls);
    expect(pages.length).toBeGreaterThan(0);
    const tooLong = found.filter(({ waves }) => waves.length > most);
    expect(
      tooLong.map(({ url }) => url),
      waterfalls,
    ).toEqual([]);
  },
  90_000,
);
