import { hostname } from 'node:os';
import { setInterval } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import type { Backend } from '../../backend.ts';
import type { AppConfig } from '../../config.ts';
import { trackerVariable } from '../../settings/third-parties.ts';
import type { PurgeWord as Word } from '../../state/purges.ts';
import { buildName } from '../../telemetry/telemetry.ts';
import { requireSession, type ShopContext } from '../context.ts';
import { isSessionRefused, ShopError } from '../errors.ts';
import type {
  ConfigurationEntry,
  MutationResolvers,
  Operations,
  PurgeWord,
  QueryResolvers,
  SubscriptionResolvers,
} from '../generated/types.ts';
import { isAdministrator, isAdministratorStill } from '../is-administrator.ts';

type Value = string | number | boolean | null | readonly string[];

const isSet = (secret: unknown): string => (secret === null ? '–' : '•••');

const written = (value: Value): string => {
  if (value === null) return '–';
  return typeof value === 'object' ? value.join(' ') || '–' : String(value);
};

/** Without what may follow the host, where keys like to stand. */
const originOf = (url: string | null | undefined): string | null => (url ? new URL(url).origin : null);

/**
 * What the process was started with, under the names of the environment variables. Keys and the URL of Redis, which
 * may hold a password, are only there or not.
 */
const toConfiguration = (config: AppConfig): ConfigurationEntry[] => {
  const { mapScript, places } = config;
  const values: Record<string, Value> = {
    PROVIDER_URL: originOf(config.providerUrl),
    REQUEST_TIMEOUT_MS: config.requestTimeoutMs,
    PROVIDER_TIMEOUT_MS: config.providerTimeoutMs,
    PROVIDER_CACHE_MS: config.providerCacheMs,
    PROVIDER_STALE_MS: config.providerStaleMs,
    PROVIDER_DOWN_STALE_MS: config.providerDownStaleMs,
    PROVIDER_FAILURE_MS: config.providerFailureMs,
    ASSUMED_CALLS_OFF: [...config.assumedCallsOff],
    PUBLIC_URL: config.publicUrl,
    CDN_SECONDS: config.cdnSeconds,
    SERVICE_TYPE: config.serviceType,
    DELIVERY_METHOD: config.deliveryMethod,
    DEVICE_TYPE: config.deviceType,
    LOYALTY_THRESHOLDS: config.loyaltyThresholds.map(String),
    TERMS_URL: originOf(config.termsUrl),
    PRIVACY_URL: originOf(config.privacyUrl),
    CLOCK_HOURS: config.clockHours,
    PAYMENT_ORIGINS: config.paymentOrigins,
    PAYMENT_POLL_MS: config.paymentPollMs,
    CODE_RESEND_MS: config.codeResendMs,
    MAPS_SCRIPT_URL: originOf(mapScript?.url),
    MAPS_BROWSER_KEY: isSet(mapScript?.browserKey ?? null),
    PLACES_URL: originOf(places?.placesUrl),
    GEOCODING_URL: originOf(places?.geocodingUrl),
    MAPS_SERVER_KEY: isSet(places?.serverKey ?? null),
    REDIS_URL: isSet(config.redis),
    REDIS_SENTINEL: config.redis?.sentinelName ?? null,
    REDIS_TIMEOUT_MS: config.redis?.timeout ?? null,
    STATE_PREFIX: config.statePrefix,
    STATE_FILE: config.stateFile,
    TRUST_PROXY: config.trustProxy === false ? false : config.trustProxy,
    RATE_LIMIT_FACTOR: config.rateLimitFactor,
    OFFLINE_PAGE: config.offlinePage,
    GRAPHIQL: config.graphiql,
    GRAPHQL_DOCUMENTS: config.graphqlDocuments,
    PURGE_SECRET: isSet(config.purgeSecret),
    SERVER_TIMING: config.serverTiming,
    PROCESSES: config.processes,
    LOG_LEVEL: config.logLevel,
    NODE_ENV: config.isProduction ? 'production' : null,
    ...Object.fromEntries(config.trackers.map(({ kind, id }) => [trackerVariable(kind), id])),
  };
  return Object.entries(values).map(([name, value]) => ({ name, value: written(value) }));
};

const purgeWordOf: Record<PurgeWord, Word> = {
  CATALOGUE: 'catalogue',
  SHOP: 'shop',
  VOUCHERS: 'vouchers',
  BRANCHES: 'branches',
  LOYALTY: 'loyalty',
};
const feedIntervalMs = 2_000;
/** The role is looked at again after so many intervals. */
const turnsBetweenLooks = 30;

const requireAdmin = async (context: ShopContext): Promise<void> => {
  requireSession(context);
  if (!(await isAdministrator(context))) throw new ShopError('FORBIDDEN', 'This is for administrators.');
};

const toMemory = ({ memory }: Backend): Operations['memory'] => {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    residentBytes: rss,
    heapBytes: heapUsed,
    mostHeapBytes: getHeapStatistics().heap_size_limit,
    kept: [...memory].map(([part, measure]) => ({ part, ...measure() })),
  };
};

const toOperations = async (backend: Backend): Promise<Operations> => {
  const { config, provider, payments, sockets, startedAt } = backend;
  return {
    build: buildName(config.buildCommit),
    uptimeSeconds: Math.floor((Date.now() - startedAt) / 1000),
    paymentPollers: payments.size,
    openSockets: sockets.count,
    cache: provider.cacheStats(),
    sharedState: await backend.checkHealth(),
    memory: toMemory(backend),
    process: `${hostname()} · ${process.pid}`,
    lastHour: await backend.lastHour.figures(),
    providerCalls: provider.stats(),
    configuration: toConfiguration(config),
  };
};

/** A failing provider takes away no role: that is when an administrator looks. */
const isAdminNoMore = async (context: ShopContext): Promise<boolean> => {
  try {
    return !(await isAdministratorStill(context));
  } catch (error) {
    return isSessionRefused(error);
  }
};

async function* follow(context: ShopContext): AsyncGenerator<Operations> {
  yield await toOperations(context.backend);
  let isOver = false;
  let turn = 0;
  for await (const _ of setInterval(feedIntervalMs, null, { ref: false })) {
    turn += 1;
    if (turn % turnsBetweenLooks === 0) {
      void isAdminNoMore(context).then((isNoMore) => {
        isOver = isNoMore;
      });
    }
    if (isOver) return;
    yield await toOperations(context.backend);
  }
}

const Query = {
  operations: async (_root, _args, context) => {
    await requireAdmin(context);
    return toOperations(context.backend);
  },
} satisfies QueryResolvers;

const Mutation = {
  purge: async (_root, { words }, context) => {
    await requireAdmin(context);
    const isEverywhere = await context.backend.purges.purge(words.map((word) => purgeWordOf[word]));
    context.log.info({ words, isEverywhere }, 'an administrator threw kept answers away');
    return { isEverywhere };
  },
} satisfies MutationResolvers;

const Subscription = {
  operationsFeed: {
    subscribe: async (_root, _args, context) => {
      await requireAdmin(context);
      return follow(context);
    },
    resolve: (operations: Operations) => operations,
  },
} satisfies SubscriptionResolvers;

export const admin = { Query, Mutation, Subscription };
