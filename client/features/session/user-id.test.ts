import { describe, expect, it } from 'vitest';
import { userIdOf } from './user-id.ts';

const session = (claims: object) => ({ expiresAt: '2026-12-01T10:00:00Z', claims: JSON.stringify(claims) });

describe('the provider’s number of a customer', () => {
  it('is found under the names that tokens have for it', () => {
    expect(userIdOf(session({ sub: '42', exp: 1 }))).toBe('42');
    expect(userIdOf(session({ user_id: 7 }))).toBe('7');
    expect(userIdOf(session({ id: 9 }))).toBe('9');
  });

  it('is nothing where the token does not say', () => {
    expect(userIdOf(session({ exp: 1 }))).toBeNull();
    expect(userIdOf(session({ sub: '' }))).toBeNull();
    expect(userIdOf(session({ sub: { id: 3 } }))).toBeNull();
  });
});
