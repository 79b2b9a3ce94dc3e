import { describe, expect, it } from 'vitest';
import { isOutcomeUnknown } from '../../graphql/failure.ts';
import { decide, isTurnedBack, markOf } from './decision.ts';

const line = { id: '1', quantity: 2, startAt: '2026-11-23 09:00:00' };
const wanted = { methodId: 'card', cart: markOf({ lines: [line], total: { amount: 25_000 } }, {}) };
const newKey = () => 'new';

describe('a decision to pay', () => {
  it('uses the same key when a customer chooses the same method for the same cart again [PAY-02]', () => {
    const first = decide(null, wanted, newKey);
    expect(first).toEqual({ ...wanted, key: 'new' });
    expect(decide({ ...first, key: 'kept' }, wanted, newKey)).toEqual({ ...wanted, key: 'kept' });
  });

  it('is a new one for another method or another cart', () => {
    const kept = { ...wanted, key: 'kept' };
    const wallet = { ...wanted, methodId: 'wallet' };
    expect(decide(kept, wallet, newKey)).toEqual({ ...wallet, key: 'new' });
    const later = markOf({ lines: [{ ...line, startAt: '2026-11-24 09:00:00' }], total: { amount: 25_000 } }, {});
    expect(decide(kept, { ...wanted, cart: later }, newKey)).toEqual({ methodId: 'card', cart: later, key: 'new' });
  });

  it('stays open only while it is unknown whether the order was made', () => {
    expect(isOutcomeUnknown('PROVIDER_TIMEOUT')).toBe(true);
    expect(isOutcomeUnknown('NETWORK')).toBe(true);
    expect(isOutcomeUnknown('REFUSED')).toBe(false);
    expect(isOutcomeUnknown('UNAUTHENTICATED')).toBe(false);
  });

  it('stays as it was where the order did not come as far as the provider', () => {
    const codes = ['RATE_LIMITED', 'FORBIDDEN', 'GRAPHQL_INVALID', 'ORDERS_PAUSED', 'CHECKOUT_OPEN'] as const;
    expect(codes.every(isTurnedBack)).toBe(true);
    const others = ['REFUSED', 'CONFLICT', 'PROVIDER_TIMEOUT', 'NETWORK'] as const;
    expect(others.some(isTurnedBack)).toBe(false);
  });
});

describe('the mark of a cart', () => {
  it('names its lines, their numbers and times, the total and what was chosen beside them', () => {
    const cart = { lines: [line, { id: '8', quantity: 1, startAt: null }], total: { amount: 25_000 } };
    expect(markOf(cart, { serviceFees: [1] })).toBe('1 2 2026-11-23 09:00:00|8 1 |25000|{"serviceFees":[1]}');
  });
});
