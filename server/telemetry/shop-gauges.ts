import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OpenSockets } from '../graphql/open-sockets.ts';
import type { Provider } from '../provider/client.ts';
import type { PaymentPoller } from '../state/payment-poller.ts';
import type { Gauges } from './telemetry.ts';

type Watched = { provider: Provider; payments: PaymentPoller; sockets: OpenSockets };

/** What a process is doing at the moment at which a collector asks. */
export const shopGauges = ({ provider, payments, sockets }: Watched): Gauges => {
  const delay = monitorEventLoopDelay();
  delay.enable();
  const gauge = (unit: string, description: string, read: () => number) => ({ unit, description, read });
  return {
    'rawnaq.sockets.open': gauge('{socket}', 'Browsers that listen', () => sockets.count),
    'rawnaq.payments.followed': gauge('{order}', 'Orders whose payment is being asked for', () => payments.size),
    'rawnaq.cache.hits': gauge('{read}', 'Public reads answered from memory', () => provider.cacheStats().hits),
    'rawnaq.cache.misses': gauge('{read}', 'Public reads made by a call', () => provider.cacheStats().misses),
    'process.memory.usage': gauge('By', 'Resident memory', () => process.memoryUsage.rss()),
    'nodejs.eventloop.delay.p99': gauge('s', 'Delay of the event loop since the last reading', () => {
      const seconds = delay.percentile(99) / 1e9;
      delay.reset();
      return seconds;
    }),
  };
};
