import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'undici';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { signInAtProvider } from '../support/provider-customer.ts';
import { publicPages, visitable } from '../support/public-pages.ts';
import { routes } from '../support/shop-routes.ts';
import { purgeSecret, signedPurge } from '../support/signed-purge.ts';
import { startMeasured } from './measured-process.ts';

/** Milliseconds that the provider takes for every call. */
export const callMs = 600;

/** Milliseconds to the first byte of the answer. */
export type FirstBytes = {
  /** Of 99 in 100 pages of guests, from answers that may be read anew behind them. */
  warm: number;
  /** The slowest page of a signed-in customer, when guests have been there before. */
  customer: number;
  /** The slowest page of guests, when nothing is known. */
  cold: number;
  /** The slowest page of guests, long after the provider has gone. */
  dead: number;
};

const rounds = 20;
const ofCustomers = routes.filter(({ access }) => access !== 'admin').map(({ path }) => visitable(path));
const english = publicPages.filter((path) => !path.startsWith('/ar'));

const clockOf = (url: string) => {
  const pool = new Pool(url, { connections: 1 });
  return {
    close: () => pool.close(),
    timeOf: async (path: string, cookie = ''): Promise<number> => {
      const begin = performance.now();
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path,
        headers: { cookie, 'accept-encoding': 'br' },
      });
      const time = performance.now() - begin;
      await body.dump({ limit: 10_000_000 });
      if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}`);
      return time;
    },
  };
};

const each = async (paths: readonly string[], measure: (path: string) => Promise<number>): Promise<number[]> => {
  const times: number[] = [];
  for (const path of paths) times.push(await measure(path));
  return times;
};

const p99 = (times: number[]) => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

/** How long visitors wait for pages while the provider is slow, and once it has gone. */
export const firstBytes = async (): Promise<FirstBytes> => {
  const sandbox = buildSandbox({ database: ':memory:' });
  const providerUrl = await sandbox.listen(0);
  const shop = await startMeasured('shop-server.ts', { PROVIDER_URL: providerUrl, PURGE_SECRET: purgeSecret });
  // A minute lasts a tenth of a second here.
  const brief = await startMeasured('shop-server.ts', {
    PROVIDER_URL: providerUrl,
    PROVIDER_CACHE_MS: '50',
    PROVIDER_STALE_MS: '50',
  });
  const [clock, later] = [clockOf(shop.url), clockOf(brief.url)];
  try {
    const caller = await signInAtProvider(sandbox, providerUrl, '512345678');
    const cookie = `auth_token=${caller.token()}`;
    await each(publicPages, later.timeOf);
    // Code that runs for the first time takes time of its own.
    await each([...publicPages, ...publicPages], clock.timeOf);
    await each([...ofCustomers, ...ofCustomers], (path) => clock.timeOf(path, cookie));
    sandbox.controls.setLatency(callMs);
    const warm: number[] = [];
    for (let round = 0; round < rounds; round += 1) warm.push(...(await each(publicPages, clock.timeOf)));
    // The better of two: a machine that does something else makes one of them late.
    const customer = await each(ofCustomers, async (path) =>
      Math.min(await clock.timeOf(path, cookie), await clock.timeOf(path, cookie)),
    );
    const cold = await each(english, async (path) => {
      await fetch(`${shop.url}/purge`, signedPurge({ words: ['catalogue', 'branches', 'loyalty'] }));
      return clock.timeOf(path);
    });
    await sandbox.close();
    await wait(200);
    const dead = await each(publicPages, later.timeOf);
    return { warm: p99(warm), customer: Math.max(...customer), cold: Math.max(...cold), dead: Math.max(...dead) };
  } finally {
    await Promise.all([clock.close(), later.close()]);
    shop.stop();
    brief.stop();
  }
};
