import { expect, test } from 'vitest';
import { CodeLimits } from './code-limits.ts';

const TEN_MINUTES = 600_000;

function limitsAt(start = 1_000_000) {
  const clock = { now: start };
  return { clock, limits: new CodeLimits(() => clock.now) };
}

function take(limits: CodeLimits, action: 'send' | 'guess', times: number, phone = '512345678'): boolean[] {
  return Array.from({ length: times }, () => limits.take(action, phone).isAllowed);
}

test('a number gets three codes and five guesses in ten minutes', () => {
  const { limits } = limitsAt();
  expect(take(limits, 'send', 4)).toEqual([true, true, true, false]);
  expect(take(limits, 'guess', 6)).toEqual([true, true, true, true, true, false]);
});

test('a number is throttled, never locked for good', () => {
  const { clock, limits } = limitsAt();
  take(limits, 'guess', 50);
  clock.now += TEN_MINUTES;
  expect(take(limits, 'guess', 1)).toEqual([true]);
});

test('a person is told when the next attempt counts', () => {
  const { clock, limits } = limitsAt();
  limits.take('send', '512345678');
  clock.now += 60_000;
  limits.take('send', '512345678');
  expect(limits.take('send', '512345678').nextAt).toBe(1_000_000 + TEN_MINUTES);
  expect(limits.take('send', '512345678')).toEqual({ isAllowed: false, nextAt: 1_000_000 + TEN_MINUTES });
});

test('one number does not use up the attempts of another', () => {
  const { limits } = limitsAt();
  take(limits, 'send', 5);
  expect(take(limits, 'send', 1, '500000000')).toEqual([true]);
});

test('a right guess is given back', () => {
  const { limits } = limitsAt();
  take(limits, 'guess', 5);
  limits.giveBackGuess('512345678');
  expect(take(limits, 'guess', 2)).toEqual([true, false]);
});
