import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { chain } from '../support/chain.ts';
import { visitorsOf } from './answer-cost.ts';
import { type Comparison, compareCpu } from './compare-cpu.ts';
import { startMeasured } from './measured-process.ts';

export type ChainCost = {
  /** CPU of a page of the chain, the same page of the usual shop = 1. */
  cost: Comparison;
  /** Bytes of HTML before it is compressed. */
  bytes: { chain: number; usual: number };
  /** Milliseconds until the first visitor has the whole page, nothing being known yet. */
  first: { chain: number; usual: number };
};

const startHouse = async (path: string, more?: typeof chain) => {
  const sandbox = buildSandbox({ database: ':memory:', ...(more && { more }) });
  const shop = await startMeasured('shop-server.ts', { PROVIDER_URL: await sandbox.listen(0) });
  const begin = performance.now();
  const bytes = (await (await fetch(new URL(path, shop.url))).arrayBuffer()).byteLength;
  const visitors = visitorsOf(shop, path);
  return {
    visitors,
    bytes,
    first: performance.now() - begin,
    close: async () => {
      await visitors.close();
      shop.stop();
      await sandbox.close();
    },
  };
};

/**
 * The cost of a page in a shop of 200 branches and 2,000 treatments beside the usual one, as guests ask for it over
 * HTTP.
 */
export const chainCost = async (path: string): Promise<ChainCost> => {
  const large = await startHouse(path, chain);
  const usual = await startHouse(path);
  try {
    return {
      cost: await compareCpu(large.visitors, usual.visitors, { warmUp: 200, rounds: 5, times: 150 }),
      bytes: { chain: large.bytes, usual: usual.bytes },
      first: { chain: large.first, usual: usual.first },
    };
  } finally {
    await large.close();
    await usual.close();
  }
};
