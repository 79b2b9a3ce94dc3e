import { describe, expect, test } from 'vitest';
import { describeSession } from './session.ts';

const nowMs = Date.parse('2026-11-21T09:00:00Z');
const futureSeconds = nowMs / 1000 + 3600;

const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const tokenOf = (claims: unknown, header: unknown = { alg: 'HS256' }): string => `${part(header)}.${part(claims)}.c2ln`;

describe('a token that is restored', () => {
  test('tells its end and its claims, and not its signature [SIGN-24]', () => {
    const session = describeSession(tokenOf({ sub: '7', exp: futureSeconds }), nowMs);
    expect(session?.expiresAt).toBe(nowMs + 3_600_000);
    expect(JSON.parse(session?.claims ?? '')).toEqual({ sub: '7', exp: futureSeconds });
  });
});

describe('a token that signs no customer in', () => {
  test.each([
    ['garbage', 'garbage'],
    ['two parts', tokenOf({ exp: futureSeconds }).split('.').slice(0, 2).join('.')],
    ['four parts', `${tokenOf({ exp: futureSeconds })}.x`],
    ['an end in the past', tokenOf({ exp: nowMs / 1000 - 1 })],
    ['an end right now', tokenOf({ exp: nowMs / 1000 })],
    ['no end', tokenOf({ sub: '7' })],
    ['an end in words', tokenOf({ exp: String(futureSeconds) })],
    ['an end later than any date', tokenOf({ exp: nowMs })],
    ['claims that are a list', tokenOf([futureSeconds])],
    ['claims that are no JSON', `${part({ alg: 'x' })}.${part('{')}.c2ln`],
    ['a header that is no JSON', tokenOf({ exp: futureSeconds }, 'x')],
    ['a line break', `${tokenOf({ exp: futureSeconds })}\r\nX: y`],
    ['five thousand characters', tokenOf({ exp: futureSeconds, pad: 'x'.repeat(5000) })],
  ])('%s [SIGN-24]', (_habit, token) => {
    expect(describeSession(token, nowMs)).toBeNull();
  });
});
