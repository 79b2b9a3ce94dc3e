import { expect, test } from 'vitest';
import type { SignedInSession } from '../session.ts';
import { buildEmbeddedStore } from './embedded-store.ts';
import { buildKnownAdministrators } from './sessions.ts';

const huda: SignedInSession = { token: '', key: 'huda', expiresAt: Infinity, claims: '{}' };

const knownAt = (start = 1_000_000) => {
  const clock = { now: start };
  return { clock, known: buildKnownAdministrators(buildEmbeddedStore(':memory:', { now: () => clock.now })) };
};

test('an administrator is known for ten minutes after the provider has said so, and no longer', async () => {
  const { clock, known } = knownAt();
  expect(await known.has(huda)).toBe(false);
  await known.note(huda, true);
  clock.now += 599_999;
  expect(await known.has(huda)).toBe(true);
  clock.now += 1;
  expect(await known.has(huda)).toBe(false);
});

test('an administrator whom the provider calls a customer, or whose session ends, is no longer known', async () => {
  const { known } = knownAt();
  await known.note(huda, true);
  await known.note(huda, false);
  expect(await known.has(huda)).toBe(false);
  await known.note(huda, true);
  await known.forget('huda');
  expect(await known.has(huda)).toBe(false);
});
