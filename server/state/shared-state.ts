import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AppConfig } from '../config.ts';
import type { GiftInput, PlacedOrder, ServiceFeeInput } from '../graphql/generated/types.ts';
import type { ProviderPlacedOrder } from '../provider/checkout.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { buildCheckouts } from './checkouts.ts';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildLenientStore } from './lenient-store.ts';
import { buildLineCache } from './line-cache.ts';
import { buildPaymentPoller } from './payment-poller.ts';
import { buildPlacedOrders } from './placed-orders.ts';
import { buildProcesses } from './processes.ts';
import { buildPurges } from './purges.ts';
import { buildRedisStore } from './redis-store.ts';
import { buildCodeLimits, buildRequestCounts } from './request-counts.ts';
import { buildEndedSessions, buildKnownAdministrators, buildKnownSessions } from './sessions.ts';
import type { Store } from './store.ts';

const pictureKey = 'picture-key';
const yearMs = 365 * 24 * 60 * 60 * 1000;
/** Milliseconds that a start waits for the shared engine. */
const longestStartMs = 1_000;

/** A customer's choices for one order alone. */
export type Chosen = { serviceFees: readonly ServiceFeeInput[]; gift: GiftInput | null };

/** Decisions to pay are on the disk before they are sent. */
const openStores = ({ redis, statePrefix, stateFile }: AppConfig): { orders: Store; rest: Store } => {
  if (redis) {
    const store = buildRedisStore(redis, statePrefix);
    return { orders: store, rest: store };
  }
  const file = stateFile ?? ':memory:';
  const rest = buildEmbeddedStore(file);
  return { orders: file === ':memory:' ? rest : buildEmbeddedStore(file, { isDurable: true }), rest };
};

const untilWell = async (store: Store): Promise<void> => {
  const end = performance.now() + longestStartMs;
  while (performance.now() < end) {
    const isWell = await store.ping().then(
      () => true,
      () => false,
    );
    if (isWell) return;
    await pause(20);
  }
};

/**
 * All that must be true across the requests and the processes of a shop. Opens the engine that the configuration names;
 * nothing waits for it before it is used.
 */
export const openState = (config: AppConfig, log: FastifyBaseLogger, telemetry: Telemetry | null) => {
  const { orders, rest } = openStores(config);
  const store = buildLenientStore(rest, log);
  const endedSessions = buildEndedSessions(store);
  const knownAdministrators = buildKnownAdministrators(store);
  const requestCounts = buildRequestCounts(store);
  const payments = buildPaymentPoller(config.paymentPollMs, log, store, (state) =>
    telemetry?.count('rawnaq.payments.ended', { state }),
  );
  const purges = buildPurges(store);
  const processes = buildProcesses(store);
  endedSessions.onEnd((key) => void knownAdministrators.forget(key));
  return {
    codeLimits: buildCodeLimits(store, store.own, { isAway: () => store.trouble !== null }),
    requestCounts,
    endedSessions,
    knownAdministrators,
    lineCache: buildLineCache(store),
    knownSessions: buildKnownSessions(),
    checkouts: buildCheckouts<PlacedOrder, Chosen>(orders, store),
    placedOrders: buildPlacedOrders<ProviderPlacedOrder>(orders, { log, longestAnswer: config.providerTimeoutMs }),
    payments,
    purges,
    processes,
    /** Asks the engine, unless it is known to be away. Answers why it cannot be used; null when it can. */
    stateTrouble: async () => {
      await store.check();
      return store.trouble;
    },
    /** Calls the listener with the key for pictures that all processes have, at once and whenever the engine is back. */
    agreeOnPictureKey: async (listener: (key: string) => void) => {
      // Pictures of a demonstration are drawings that anyone may have; their URLs outlive its state.
      const isForgotten = config.isDemo && config.stateFile === ':memory:';
      const given = config.pictureKey ?? (isForgotten ? 'demonstration' : null);
      if (given !== null) return listener(given);
      let own = randomBytes(24).toString('base64url');
      const agree = async () => {
        own = (await store.add(pictureKey, own, yearMs)) ?? own;
        await store.set(pictureKey, own, yearMs);
        listener(own);
      };
      store.onBack(() => void agree());
      await untilWell(rest);
      await agree();
    },
    close: () => {
      payments.close();
      store.close();
      if (orders !== rest) orders.close();
    },
  };
};
