import { hostname } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Backend } from '../backend.ts';
import { settingsOf } from '../config.ts';
import { buildName } from '../telemetry/telemetry.ts';
import type { ProcessMemory, ShopProcess } from './generated/types.ts';

/** An address without the part after the host, where keys like to stand. */
const written = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'object') return [...(value as Iterable<unknown>)].join(' ') || '–';
  const text = String(value);
  return /^https?:/.test(text) ? new URL(text).origin : text;
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

/** The state of this process, and its configuration. */
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
    configuration: settingsOf(config).map(([name, value]) => ({ name, value: written(value) })),
  } satisfies ShopProcess;
};
