import { describe, expect, it } from 'vitest';
import { isOutcomeUnknown } from '../../graphql/failure.ts';
import { decide, isTurnedBack } from './decision.ts';

describe('a decision to pay', () => {
  it('uses the same key when a customer chooses the same method again, and a new one for another method [PAY-02]', () => {
    const first = decide(null, 'card', () => 'first');
    expect(first).toEqual({ methodId: 'card', key: 'first' });
    expect(decide(first, 'card', () => 'second')).toBe(first);
    expect(decide(first, 'wallet', () => 'second')).toEqual({ methodId: 'wallet', key: 'second' });
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
