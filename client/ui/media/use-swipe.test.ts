import { expect, test } from 'vitest';
import { swipeOutcome } from './use-swipe.ts';

test('a toast that is drawn aside by 50 pixels goes away, in either direction [TOAST-05]', () => {
  expect(swipeOutcome(50)).toBe('dismiss');
  expect(swipeOutcome(-50)).toBe('dismiss');
  expect(swipeOutcome(140)).toBe('dismiss');
});

test('a toast that is only nudged comes back', () => {
  expect(swipeOutcome(49)).toBe('stay');
  expect(swipeOutcome(-49)).toBe('stay');
  expect(swipeOutcome(0)).toBe('stay');
});
