import { hostname } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Backend } from '../backend.ts';
import type { AppConfig } from '../config.ts';
import { trackerVariable } from '../settings/third-parties.ts';
import { buildName } from '../telemetry/telemetry.ts';
import type { ConfigurationEntry, ProcessMemory, ShopProcess } from './generated/types.ts';

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

const toMemory = ({ memory }: Backend): ProcessMemory => {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    residentBytes: rss,
    heapBytes: heapUsed,
    mostHeapBytes: getHeapStatistics().heap_size_limit,
    kept: [...memory].map(([part, measure]) => ({ part, ...measure() })),
  };
};

/** How this process is doing, and what it was started with. */
export const describeProcess = (backend: Backend) => {
  const { config, provider, payments, sockets, startedAt } = backend;
  return {
    name: `${hostname()}:${process.pid}`,
    build: buildName(config.buildCommit),
    uptimeSeconds: Math.floor((Date.now() - startedAt) / 1000),
    paymentPollers: payments.size,
    openSockets: sockets.count,
    cache: provider.cacheStats(),
    memory: toMemory(backend),
    providerCalls: provider.stats(),
    configuration: toConfiguration(config),
  } satisfies ShopProcess;
};
