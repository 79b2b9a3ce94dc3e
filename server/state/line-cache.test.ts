import { expect, test } from 'vitest';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildLineCache } from './line-cache.ts';

const serum = { as: 'PRODUCT', extension: '50 ml' } as const;
const untold = { as: null, extension: null };

test('a new line with the number of a line of a former cart is not taken for that one', async () => {
  const lines = buildLineCache(buildEmbeddedStore(':memory:'));
  await lines.add('noura', '1', serum);
  await lines.add('noura', '1', untold);
  expect(await lines.of('noura', '1')).toBeNull();
});

test('a changed line stays what it was added as', async () => {
  const lines = buildLineCache(buildEmbeddedStore(':memory:'));
  await lines.add('noura', '1', serum);
  await lines.change('noura', '1', { as: null, extension: '100 ml' });
  expect(await lines.of('noura', '1')).toEqual({ as: 'PRODUCT', extension: '100 ml' });
  expect(await lines.of('sara', '1')).toBeNull();
});
