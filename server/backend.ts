import type { FastifyBaseLogger } from 'fastify';
import type { AppConfig } from './config.ts';
import type { Operations } from './graphql/generated/types.ts';
import { buildOpenSockets } from './graphql/open-sockets.ts';
import { buildTrustedDocuments } from './graphql/trusted-documents.ts';
import { buildMaps } from './maps/client.ts';
import { buildPictureUrls, type PictureUrls } from './pictures/picture-urls.ts';
import { buildProvider, type Provider } from './provider/client.ts';
import { buildSearchCatalogue } from './search/search-catalogue.ts';
import { isMeant } from './settings/purge-words.ts';
import type { Totals } from './state/last-hour.ts';
import { openState } from './state/shared-state.ts';
import { shopGauges } from './telemetry/shop-gauges.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** Milliseconds. The customer is still typing, so this is short. */
const placesDeadlineMs = 4_000;
const pictureUrls = ({ providerUrl, providerPublicUrl, pictureOrigins }: AppConfig): PictureUrls => {
  const origins = [new URL(providerUrl).origin, ...(pictureOrigins ?? [])];
  return buildPictureUrls(origins, '', providerPublicUrl);
};

const totalsOf = (provider: Provider): Totals => {
  const { hits, misses } = provider.cacheStats();
  return { providerCalls: provider.stats().reduce((sum, { calls }) => sum + calls, 0), hits, misses };
};

type KeptPart = Operations['memory']['kept'][number]['part'];

/** Estimated bytes, and the upper bound. */
export type KeptBytes = { bytes: number; mostBytes: number };

/** The services of the application, shared by its requests. */
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
  const { close, agreeOnPictureKey, ...state } = openState(config, log, telemetry, () => totalsOf(provider));
  const pictures = pictureUrls(config);
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
    /** Agrees with the other processes on what all of them need to know before the first request. */
    prepare: () => agreeOnPictureKey((key) => pictures.adopt(key)),
    close: async () => {
      search.close();
      state.payments.close();
      await Promise.all([provider.close(), maps.close(), telemetry?.close()]);
      close();
    },
  };
};
