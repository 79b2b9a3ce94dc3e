import type { FastifyBaseLogger } from 'fastify';
import type { AppConfig } from './config.ts';
import { OpenSockets } from './graphql/open-sockets.ts';
import { KeptMemory } from './kept-memory.ts';
import { buildMaps, type MapsClient } from './maps/client.ts';
import { PictureAddresses } from './pictures/picture-addresses.ts';
import { buildProvider, type Provider } from './provider/client.ts';
import { SearchCatalogue } from './search/search-catalogue.ts';
import { type OpenState, openState, type SharedState } from './state/shared-state.ts';

/** Milliseconds; somebody is typing. */
const PLACES_DEADLINE = 4_000;
/** What lives as long as the application and is shared by its requests. */
export type Backend = SharedState &
  Pick<OpenState, 'checkHealth'> & {
    config: AppConfig;
    provider: Provider;
    maps: MapsClient;
    pictures: PictureAddresses;
    search: SearchCatalogue;
    sockets: OpenSockets;
    memory: KeptMemory;
    /** Milliseconds since 1970. */
    startedAt: number;
    /** Agrees with the other processes on what all of them need to know before the first request. */
    prepare: () => Promise<void>;
    close: () => Promise<void>;
  };

function pictureAddresses({ providerUrl, providerPublicUrl, pictureOrigins }: AppConfig): PictureAddresses {
  const origins = [new URL(providerUrl).origin, ...(pictureOrigins ?? [])];
  return new PictureAddresses(origins, '', providerPublicUrl);
}

/** Sends nothing and starts no timer before it is used. `close` ends every wait and every connection. */
export function buildBackend(config: AppConfig, log: FastifyBaseLogger): Backend {
  const provider = buildProvider({
    baseUrl: config.providerUrl,
    deadlineMilliseconds: config.providerTimeoutMs,
    cacheMilliseconds: config.providerCacheMs,
    staleMilliseconds: config.providerStaleMs,
    failureMilliseconds: config.providerFailureMs,
    log,
  });
  const maps = buildMaps({
    ...(config.places ?? { placesUrl: null, geocodingUrl: null, serverKey: null }),
    deadlineMilliseconds: Math.min(PLACES_DEADLINE, config.providerTimeoutMs),
  });
  const search = new SearchCatalogue({ provider });
  const memory = new KeptMemory();
  memory.note('ANSWERS', () => provider.memory());
  memory.note('SEARCH', () => search.memory());
  const { close, agreeOnPictureKey, ...state } = openState(config, log);
  const pictures = pictureAddresses(config);
  return {
    ...state,
    config,
    provider,
    maps,
    pictures,
    search,
    sockets: new OpenSockets((session) => void state.endedSessions.look(session)),
    memory,
    startedAt: Date.now(),
    prepare: () => agreeOnPictureKey((key) => pictures.adopt(key)),
    close: async () => {
      search.close();
      state.payments.close();
      await Promise.all([provider.close(), maps.close()]);
      close();
    },
  };
}
