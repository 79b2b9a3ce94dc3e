import { expect, test } from 'vitest';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildRequestCounts } from './request-counts.ts';

const processes = (count: number) => {
  const store = buildEmbeddedStore(':memory:');
  return Array.from({ length: count }, () => buildRequestCounts(store));
};

test('a visitor is told to wait after as many questions as are allowed, and only that visitor', () => {
  const [counts] = processes(1);
  const asked = Array.from({ length: 5 }, () => counts?.take('one', 4));
  expect(asked.slice(0, 4)).toEqual([null, null, null, null]);
  expect(asked[4]).toBeGreaterThan(55);
  expect(counts?.take('another', 4)).toBeNull();
});

test('a visitor who asks four processes in turn gets hardly more than from one', async () => {
  const all = processes(4);
  let allowed = 0;
  for (let index = 0; index < 1_200; index += 1) {
    if (all[index % 4]?.take('one', 600) === null) allowed += 1;
    // Where a store answers over the network, others ask meanwhile.
    if (index % 10 === 0) await Promise.resolve();
  }
  expect(allowed).toBeGreaterThanOrEqual(600);
  expect(allowed).toBeLessThanOrEqual(600 + 4 * 30);
});

test('counting goes on alone while the others cannot be told', async () => {
  const counts = buildRequestCounts({ count: async () => [] });
  for (let index = 0; index < 4; index += 1) expect(counts.take('one', 4)).toBeNull();
  await counts.exchange();
  expect(counts.take('one', 4)).not.toBeNull();
});
