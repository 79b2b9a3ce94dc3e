import { hostname } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Backend } from '../backend.ts';
import { type AppConfig, plainSettings } from '../config.ts';
import { trackerVariable } from '../settings/third-parties.ts';
import { buildName } from '../telemetry/telemetry.ts';
import type { ConfigurationEntry, ProcessMemory, ShopProcess } from './generated/types.ts';

const isSet = (secret: unknown): string | null => (secret ? '•••' : null);

/** Of an address without what may follow the host, where keys like to stand. */
const written = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'object') return [...(value as Iterable<unknown>)].join(' ') || '–';
  const text = String(value);
  return /^https?:/.test(text) ? new URL(text).origin : text;
};

/** What the process was started with, under the names of the environment variables; of secrets only whether they are set. */
const toConfiguration = (config: AppConfig): ConfigurationEntry[] => {
  const { mapScript, places, redis } = config;
  const values: Record<string, unknown> = {
    ...plainSettings(config),
    MAPS_SCRIPT_URL: mapScript?.url,
    MAPS_BROWSER_KEY: isSet(mapScript?.browserKey),
    PLACES_URL: places?.placesUrl,
    GEOCODING_URL: places?.geocodingUrl,
    MAPS_SERVER_KEY: isSet(places?.serverKey),
    REDIS_URL: isSet(redis),
    REDIS_SENTINEL: redis?.sentinelName,
    REDIS_TIMEOUT_MS: redis?.timeout,
    GRAPHIQL: config.graphiql,
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
