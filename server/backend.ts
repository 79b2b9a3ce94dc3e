import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { CodeLimits } from './code-limits.ts';
import type { AppConfig } from './config.ts';
import { EndedSessions } from './ended-sessions.ts';
import type { PlacedOrder } from './graphql/generated/types.ts';
import { OpenSockets } from './graphql/open-sockets.ts';
import { KnownAdministrators } from './known-administrators.ts';
import { buildMaps, type MapsClient } from './maps/client.ts';
import { OpenPayments } from './open-payments.ts';
import { OrderJournal } from './order-journal.ts';
import { PictureAddresses } from './pictures/picture-addresses.ts';
import { PlacedOrders } from './placed-orders.ts';
import type { ProviderPlacedOrder } from './provider/checkout.ts';
import { buildProvider, type Provider } from './provider/client.ts';
import { PaymentPoller } from './provider/poll.ts';
import { QuestionLimits } from './question-limits.ts';
import { SearchCatalogue } from './search/search-catalogue.ts';

/** Milliseconds; somebody is typing. */
const PLACES_DEADLINE = 4_000;
/** The maps service is paid by the question. */
const PLACES_A_MINUTE = 120;
/** Somebody who types quickly asks two or three times a second, and not for long. */
const SEARCHES_A_MINUTE = 240;

/** What lives as long as the application and is shared by its requests. */
export type Backend = {
  config: AppConfig;
  provider: Provider;
  payments: PaymentPoller;
  maps: MapsClient;
  pictures: PictureAddresses;
  placeLimits: QuestionLimits;
  search: SearchCatalogue;
  searchLimits: QuestionLimits;
  codeLimits: CodeLimits;
  placedOrders: PlacedOrders<ProviderPlacedOrder>;
  openPayments: OpenPayments<PlacedOrder>;
  endedSessions: EndedSessions;
  knownAdministrators: KnownAdministrators;
  sockets: OpenSockets;
  /** Milliseconds since 1970. */
  startedAt: number;
  close: () => Promise<void>;
};

function pictureAddresses({ providerUrl, providerPublicUrl, pictureOrigins, pictureKey }: AppConfig): PictureAddresses {
  const origins = [new URL(providerUrl).origin, ...(pictureOrigins ?? [])];
  return new PictureAddresses(origins, pictureKey ?? randomBytes(32), providerPublicUrl);
}

/** Sends nothing and starts no timer before it is used. `close` ends every wait and every connection. */
export function buildBackend(config: AppConfig, log: FastifyBaseLogger): Backend {
  const provider = buildProvider({
    baseUrl: config.providerUrl,
    deadlineMilliseconds: config.providerTimeoutMs,
    cacheMilliseconds: config.providerCacheMs,
    log,
  });
  const maps = buildMaps({
    ...(config.places ?? { placesUrl: null, geocodingUrl: null, serverKey: null }),
    deadlineMilliseconds: Math.min(PLACES_DEADLINE, config.providerTimeoutMs),
  });
  const search = new SearchCatalogue({ provider });
  const payments = new PaymentPoller(config.paymentPollMs, log);
  const endedSessions = new EndedSessions();
  const knownAdministrators = new KnownAdministrators();
  endedSessions.onEnd((key) => knownAdministrators.forget(key));
  const orderJournal = new OrderJournal(config.orderJournal ?? ':memory:', log);
  return {
    config,
    provider,
    payments,
    maps,
    pictures: pictureAddresses(config),
    placeLimits: new QuestionLimits(PLACES_A_MINUTE * config.rateLimitFactor),
    search,
    searchLimits: new QuestionLimits(SEARCHES_A_MINUTE * config.rateLimitFactor),
    codeLimits: new CodeLimits(),
    placedOrders: new PlacedOrders(orderJournal),
    openPayments: new OpenPayments(),
    endedSessions,
    knownAdministrators,
    sockets: new OpenSockets(),
    startedAt: Date.now(),
    close: async () => {
      payments.close();
      search.close();
      await Promise.all([provider.close(), maps.close()]);
      orderJournal.close();
    },
  };
}
