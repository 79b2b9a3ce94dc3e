import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import type { AppConfig } from './config.ts';
import type { KeptPart } from './graphql/generated/types.ts';
import { buildOpenSockets, type OpenSockets } from './graphql/open-sockets.ts';
import { buildTrustedDocuments } from './graphql/trusted-documents.ts';
import { buildMaps } from './maps/client.ts';
import { buildPictureUrls } from './pictures/picture-urls.ts';
import { buildProvider, type Provider } from './provider/client.ts';
import { buildSearchCatalogue } from './search/search-catalogue.ts';
import type { PaymentPoller } from './state/payment-poller.ts';
import { isMeant } from './state/purges.ts';
import { openState } from './state/shared-state.ts';
import type { Gauges, Telemetry } from './telemetry/telemetry.ts';

type Watched = { provider: Provider; payments: PaymentPoller; sockets: OpenSockets };

/** The load of a process at the moment of a collector's question. */
const shopGauges = ({ provider, payments, sockets }: Watched): Gauges => {
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

/** Milliseconds. The customer is still typing, so this is short. */
const placesDeadlineMs = 4_000;

export type KeptBytes = { bytes: number; mostBytes: number };

export type Backend = ReturnType<typeof buildBackend>;

/** Sends nothing and starts no timer before it is used. `close` ends every wait and every connection. */
export const buildBackend = (config: AppConfig, log: FastifyBaseLogger, telemetry: Telemetry | null) => {
  const provider = buildProvider({ ...config, telemetry, log });
  const maps = buildMaps({
    ...(config.places ?? { placesUrl: null, geocodingUrl: null, serverKey: null }),
    deadlineMilliseconds: Math.min(placesDeadlineMs, config.providerTimeoutMs),
  });
  const search = buildSearchCatalogue({ ...config, provider });
  const memory = new Map<KeptPart, () => KeptBytes>();
  memory.set('ANSWERS', provider.memory).set('SEARCH', search.memory);
  const { close, agreeOnPictureKey, ...state } = openState(config, log, telemetry);
  const pictureOrigins = [new URL(config.providerUrl).origin, ...(config.pictureOrigins ?? [])];
  const pictures = buildPictureUrls(pictureOrigins, '', config.providerPublicUrl);
  const sockets = buildOpenSockets((session) => void state.endedSessions.look(session));
  telemetry?.observe(shopGauges({ provider, payments: state.payments, sockets }));
  state.purges.onPurge((words) => {
    provider.purge((kind) => isMeant(words, kind));
    search.purge();
  });
  return {
    ...state,
    config,
    provider,
    maps,
    pictures,
    search,
    sockets,
    documents: buildTrustedDocuments(config),
    /** The caches of the process, each bounded by bytes and measured when it is read. */
    memory,
    /** Null where no collector is configured. */
    telemetry,
    /** Milliseconds since 1970. */
    startedAt: Date.now(),
    /** Agrees with the other processes on their shared values before the first request. */
    prepare: () => agreeOnPictureKey((key) => pictures.adopt(key)),
    close: async () => {
      search.close();
      state.payments.close();
      await Promise.all([provider.close(), maps.close(), telemetry?.close()]);
      close();
    },
  };
};
