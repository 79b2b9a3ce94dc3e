import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { ShopProcess } from '../graphql/generated/types.ts';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildLenientStore } from './lenient-store.ts';
import { buildProcesses } from './processes.ts';

const { log } = fastify({ logger: false });

const account = (name: string): ShopProcess => ({
  name,
  build: '0.5.0',
  uptimeSeconds: 1,
  paymentPollers: 0,
  openSockets: 0,
  cache: { hits: 0, misses: 0, entries: 0 },
  memory: { residentBytes: 1, heapBytes: 1, mostHeapBytes: 1, kept: [] },
  providerCalls: [],
  configuration: [{ name: 'PORT', value: '3000' }],
});

test('a message that is no account of a process is ignored, and accounts after it are heard', async () => {
  const store = buildLenientStore(buildEmbeddedStore(':memory:'), log);
  const processes = buildProcesses(store);
  processes.join(() => account('shop-1:1'));
  const { cache: _cache, ...withoutCache } = account('shop-1:3');
  const foreign = ['', 'hello', 'null', '[]', '{}', '{"name":7}', JSON.stringify(withoutCache)];
  for (const message of foreign) await store.publish('present', message);
  const newer = { ...account('shop-2:1'), aNewField: 'of another build' };
  await store.publish('present', JSON.stringify(newer));
  expect(await processes.callRoll()).toEqual([account('shop-1:1'), newer]);
  store.close();
});
