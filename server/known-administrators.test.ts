import { expect, test } from 'vitest';
import { KnownAdministrators } from './known-administrators.ts';
import type { SignedInSession } from './session.ts';

const sessionOf = (key: string): SignedInSession => ({ token: '', key, expiresAt: Infinity, claims: '{}' });
const huda = sessionOf('huda');

function knownAt(start = 1_000_000) {
  const clock = { now: start };
  return { clock, known: new KnownAdministrators(() => clock.now) };
}

test('an administrator is known for ten minutes after the provider has said so, and no longer', () => {
  const { clock, known } = knownAt();
  expect(known.has(huda)).toBe(false);
  known.note(huda, true);
  clock.now += 599_999;
  expect(known.has(huda)).toBe(true);
  clock.now += 1;
  expect(known.has(huda)).toBe(false);
});

test('whom the provider calls a customer, or whose session ends, is known no more', () => {
  const { known } = knownAt();
  known.note(huda, true);
  known.note(huda, false);
  expect(known.has(huda)).toBe(false);
  known.note(huda, true);
  known.forget('huda');
  expect(known.has(huda)).toBe(false);
});

test('the newest hundred are known', () => {
  const { known } = knownAt();
  for (let count = 0; count <= 100; count += 1) known.note(sessionOf(`${count}`), true);
  expect([known.has(sessionOf('0')), known.has(sessionOf('1')), known.has(sessionOf('100'))]).toEqual([
    false,
    true,
    true,
  ]);
});
