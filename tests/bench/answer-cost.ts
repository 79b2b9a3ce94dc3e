import { Pool } from 'undici';
import { signInAtProvider } from '../support/provider-customer.ts';
import type { Shop } from '../support/start-shop.ts';
import { type Comparison, compareCpu, measure, median, type Subject } from './compare-cpu.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

/** The request beside the path; a page in a browser by default. */
type Asked = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

/** Visitors who ask for one path over two connections, as their browsers do; the second may ask in another way. */
export const visitorsOf = (
  { url, cpu }: MeasuredProcess,
  path: string,
  first: Asked = {},
  second = first,
): Subject & { close: () => Promise<void> } => {
  const pool = new Pool(url, { connections: 2 });
  const walk = async ({ method = 'GET', headers = {}, body: sent }: Asked, times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { statusCode, body } = await pool.request({
        method,
        path,
        headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers },
        ...(sent !== undefined && { body: sent }),
      });
      const text = await body.text();
      if (statusCode !== 200 || (sent !== undefined && text.includes('"errors"')))
        throw new Error(`${path} was answered with ${statusCode} ${text.slice(0, 300)}`);
    }
  };
  return {
    cpu,
    close: () => pool.close(),
    run: async (times) => {
      await Promise.all([walk(first, Math.ceil(times / 2)), walk(second, Math.floor(times / 2))]);
    },
  };
};

/** The cost of answering guests over HTTP as their browsers ask, beside a bare server that prints the page's plain markup and packs nothing. */
export const answerCost = async (providerUrl: string, path: string): Promise<Comparison> => {
  const shop = await startMeasured('shop-server.ts', { PROVIDER_URL: providerUrl });
  const plain = await startMeasured('plain-server.ts', { SHOP_URL: shop.url, PAGE_PATH: path });
  const [ours, theirs] = [visitorsOf(shop, path), visitorsOf(plain, path)];
  try {
    return await compareCpu(ours, theirs, { warmUp: 300, rounds: 9, times: 200 });
  } finally {
    await Promise.all([ours.close(), theirs.close()]);
    shop.stop();
    plain.stop();
  }
};

/**
 * Milliseconds of CPU that a page of a signed-in customer takes over HTTP, with its operations and provider calls. A guest
 * has been there before, as in any shop: lists that are the same for customers and guests are read once.
 */
export const customerCost = async (shop: Shop, path: string): Promise<number> => {
  const caller = await signInAtProvider(shop, shop.providerUrl, '512345678');
  const server = await startMeasured('shop-server.ts', { PROVIDER_URL: shop.providerUrl });
  const visitors = visitorsOf(server, path, { headers: { cookie: `auth_token=${caller.token()}` } });
  try {
    await fetch(`${server.url}/`);
    await visitors.run(600);
    const rounds: number[] = [];
    for (let round = 0; round < 9; round += 1) rounds.push(await measure(visitors, 200));
    return median(rounds);
  } finally {
    await visitors.close();
    server.stop();
  }
};
