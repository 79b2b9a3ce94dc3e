import { describe, expect, it } from 'vitest';
import { isSameCustomer } from './local-copy.ts';

const session = {
  __typename: 'Session' as const,
  expiresAt: '2026-11-28T10:00:00Z',
  claims: '{"sub":"4101","exp":1796119200}',
};
const copy = { claims: { sub: '4101', exp: 1796119200 }, exp: 1796119200 };

describe('what another tab remembers', () => {
  it('is the same for two guests and for one and the same sign-in', () => {
    expect(isSameCustomer(null, null)).toBe(true);
    expect(isSameCustomer(session, copy)).toBe(true);
  });

  it('differs once a customer has signed in, signed out or replaced another', () => {
    expect(isSameCustomer(null, copy)).toBe(false);
    expect(isSameCustomer(session, null)).toBe(false);
    expect(isSameCustomer(session, { ...copy, claims: { sub: '4102', exp: 1796119200 } })).toBe(false);
  });
});
