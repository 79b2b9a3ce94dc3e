import { Client, type OperationResult } from 'urql';
import { expect, it } from 'vitest';
import { filter, map, pipe } from 'wonka';
import type { CartLine } from '../../cart/cart-rules.ts';
import { askNature } from './line-nature.ts';

const slot = { time: '09:00', startAt: '2026-11-23 09:00:00', endAt: '2026-11-23 10:00:00' };

/** Of a line whose product the provider answers like this, with these free times. */
const natureOf = (catalogueItem: object | null, slots: (typeof slot)[]) => {
  const answer = (variables: object) =>
    'id' in variables ? { catalogueItem } : { availableDays: [{ date: '2026-11-23', slots }] };
  const client = new Client({
    url: '/graphql',
    exchanges: [
      () => (operations) =>
        pipe(
          operations,
          filter(({ kind }) => kind !== 'teardown'),
          map((operation) => ({ operation, data: answer(operation.variables ?? {}) }) as OperationResult),
        ),
    ],
  });
  return askNature(client, { soldAs: null, productId: '1', productMasterId: null } as CartLine);
};

const treatment = (durationMinutes: number | null) => ({
  __typename: 'Service',
  durationMinutes,
  productMasterId: '7',
});

it('lines are told by their product where the cart tells nothing, and wait for a time only where there are times', async () => {
  expect(await natureOf(treatment(60), [])).toBe('SERVICE');
  expect(await natureOf(treatment(null), [slot])).toBe('EITHER');
  expect(await natureOf(treatment(null), [])).toBe('PRODUCT');
  expect(await natureOf(null, [slot])).toBe('PRODUCT');
});
