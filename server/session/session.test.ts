import { describe, expect, test } from 'vitest';
import { describeSession } from './session.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const FUTURE = NOW / 1000 + 3600;

function part(value: unknown): string {
  return Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
}

function tokenOf(claims: unknown, header: unknown = { alg: 'HS256' }): string {
  return `${part(header)}.${part(claims)}.c2ln`;
}

describe('a token that is restored', () => {
  test('tells its end and its claims, and not its signature [SIGN-24]', () => {
    const session = describeSession(tokenOf({ sub: '7', exp: FUTURE }), NOW);
    expect(session?.expiresAt).toBe(NOW + 3_600_000);
    expect(JSON.parse(session?.claims ?? '')).toEqual({ sub: '7', exp: FUTURE });
  });
});

describe('a token that signs no customer in', () => {
  test.each([
    ['garbage', 'garbage'],
    ['two parts', tokenOf({ exp: FUTURE }).split('.').slice(0, 2).join('.')],
    ['four parts', `${tokenOf({ exp: FUTURE })}.x`],
    ['an end in the past', tokenOf({ exp: NOW / 1000 - 1 })],
    ['an end right now', tokenOf({ exp: NOW / 1000 })],
    ['no end', tokenOf({ sub: '7' })],
    ['an end in words', tokenOf({ exp: String(FUTURE) })],
    ['claims that are a list', tokenOf([FUTURE])],
    ['claims that are no JSON', `${part({ alg: 'x' })}.${part('{')}.c2ln`],
    ['a header that is no JSON', tokenOf({ exp: FUTURE }, 'x')],
    ['a line break', `${tokenOf({ exp: FUTURE })}\r\nX: y`],
    ['five thousand characters', tokenOf({ exp: FUTURE, pad: 'x'.repeat(5000) })],
  ])('%s [SIGN-24]', (_habit, token) => {
    expect(describeSession(token, NOW)).toBeNull();
  });
});
