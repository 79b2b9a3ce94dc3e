import { signInAtProvider } from '../support/provider-customer.ts';
import { startCollector } from '../support/start-collector.ts';
import type { Shop } from '../support/start-shop.ts';
import { visitorsOf } from './answer-cost.ts';
import { type Comparison, compareCpu } from './compare-cpu.ts';
import { startMeasured } from './measured-process.ts';

const costedQuery = '{ viewer { profile { firstName } } cart { lines { id } } }';

/** The CPU of the shop with a collector of everything, beside the shop without one. */
export const telemetryCost = async (shop: Shop): Promise<{ page: Comparison; query: Comparison }> => {
  const collector = await startCollector();
  const env = { PROVIDER_URL: shop.providerUrl };
  const on = await startMeasured('shop-server.ts', { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const off = await startMeasured('shop-server.ts', env);
  const compare = async (path: string, asked?: Parameters<typeof visitorsOf>[2]) => {
    const visitors = [visitorsOf(on, path, asked), visitorsOf(off, path, asked)] as const;
    try {
      return await compareCpu(...visitors, { warmUp: 300, rounds: 9, times: 200 });
    } finally {
      await Promise.all(visitors.map((each) => each.close()));
    }
  };
  try {
    const page = await compare('/services');
    const caller = await signInAtProvider(shop, shop.providerUrl, '512345678');
    const query = await compare('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `auth_token=${caller.token()}` },
      body: JSON.stringify({ query: costedQuery }),
    });
    if (collector.spans.length === 0) throw new Error('The collector was told nothing');
    return { page, query };
  } finally {
    on.stop();
    off.stop();
    await collector.close();
  }
};
