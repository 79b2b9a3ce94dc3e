import { describe, expect, it } from 'vitest';
import { isOutcomeUnknown } from '../../graphql/open-outcome.ts';
import { decide, markOf } from './decision.ts';

const line = { id: '1', quantity: 1, startAt: '2026-11-23 09:00:00' };
const cart = markOf({ lines: [line], total: { amount: 25000 } }, {});
const counting = () => {
  let made = 0;
  return () => {
    made += 1;
    return `key-${made}`;
  };
};

const knowing = (isOpen = true) => ({ newKey: counting(), isOpen: () => isOpen });

describe('a decision to pay', () => {
  it('uses the same key when a customer chooses the same method for the same cart again [PAY-02]', () => {
    const known = knowing();
    const first = decide(null, { methodId: 'card', cart }, known);
    expect(decide(first, { methodId: 'card', cart }, known)).toBe(first);
    const placed = { ...first, orderNumber: 'RQ1' };
    expect(decide(placed, { methodId: 'card', cart }, known)).toBe(placed);
  });

  it('is a new one for another method or another cart', () => {
    const known = knowing();
    const first = decide(null, { methodId: 'card', cart }, known);
    expect(decide(first, { methodId: 'wallet', cart }, known).key).toBe('key-2');
    const later = markOf({ lines: [{ ...line, startAt: '2026-11-24 09:00:00' }], total: { amount: 25000 } }, {});
    expect(decide(first, { methodId: 'card', cart: later }, known).key).toBe('key-3');
  });

  it('has ended with the payment of its order', () => {
    const placed = { key: 'key-0', methodId: 'card', cart, orderNumber: 'RQ1' };
    expect(decide(placed, { methodId: 'card', cart }, knowing(false))).toMatchObject({
      key: 'key-1',
      orderNumber: null,
    });
  });

  it('stays open only when nobody can say whether the order was made', () => {
    expect(isOutcomeUnknown('PROVIDER_TIMEOUT')).toBe(true);
    expect(isOutcomeUnknown('NETWORK')).toBe(true);
    expect(isOutcomeUnknown('REFUSED')).toBe(false);
    expect(isOutcomeUnknown('UNAUTHENTICATED')).toBe(false);
  });
});
