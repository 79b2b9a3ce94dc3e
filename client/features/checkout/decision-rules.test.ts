import { describe, expect, it } from 'vitest';
import { type Decision, decide, isTurnedBack, markOf } from './decision.ts';

const line = { id: '7', quantity: 2, startAt: '2026-11-23 09:00:00' };
const wanted = { methodId: 'card', cart: 'a cart' };
const kept: Decision = { ...wanted, key: 'kept', orderNumber: null };

const decideWith = (before: Decision | null, next: typeof wanted, isOpen = true) =>
  decide(before, next, { newKey: () => 'new', isOpen: () => isOpen });

describe('a decision that was kept', () => {
  it('is new for a customer who has decided nothing yet', () => {
    expect(decideWith(null, wanted)).toEqual({ ...wanted, key: 'new', orderNumber: null });
  });

  it('stands while its order is not known, whatever payments are open', () => {
    expect(decideWith(kept, wanted, false)).toBe(kept);
  });

  it('is asked about by the number of its order', () => {
    const asked: string[] = [];
    const isOpen = (orderNumber: string) => asked.push(orderNumber) > 0;
    decide({ ...kept, orderNumber: 'RQ1' }, wanted, { newKey: () => 'new', isOpen });
    expect(asked).toEqual(['RQ1']);
  });

  it('does not stand for another method, nor for another cart', () => {
    const other = { methodId: 'wallet', cart: 'a cart' };
    expect(decideWith(kept, other)).toEqual({ ...other, key: 'new', orderNumber: null });
    const fuller = { methodId: 'card', cart: 'a fuller cart' };
    expect(decideWith(kept, fuller)).toEqual({ ...fuller, key: 'new', orderNumber: null });
  });
});

describe('what a customer is told before the order came as far as the provider', () => {
  it('leaves the decision as it was', () => {
    expect(
      (['RATE_LIMITED', 'FORBIDDEN', 'GRAPHQL_INVALID', 'ORDERS_PAUSED', 'CHECKOUT_OPEN'] as const).every(isTurnedBack),
    ).toBe(true);
    expect((['REFUSED', 'CONFLICT', 'PROVIDER_TIMEOUT', 'NETWORK'] as const).map(isTurnedBack)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the mark of a cart', () => {
  it('names its lines, their numbers and times, the total and what was chosen beside them', () => {
    const cart = { lines: [line, { id: '8', quantity: 1, startAt: null }], total: { amount: 25_000 } };
    expect(markOf(cart, { serviceFees: [1] })).toBe('7 2 2026-11-23 09:00:00|8 1 |25000|{"serviceFees":[1]}');
  });
});
