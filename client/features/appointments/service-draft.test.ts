import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceDraft } from './service-draft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const draft = new ServiceDraft();
const choice = { date: '2026-11-23', slot: null };

it('forgets what a customer chose 100 ms after the service dialog is closed [DLG-11]', () => {
  draft.keep('7', choice);
  draft.clearSoon();
  vi.advanceTimersByTime(99);
  expect(draft.of('7')).toEqual(choice);
  vi.advanceTimersByTime(1);
  expect(draft.of('7')).toEqual({ date: null, slot: null });
});

it('keeps what a customer chose while one dialog of the booking takes the place of another', () => {
  draft.keep('7', choice);
  draft.clearSoon();
  draft.keep('7', { ...choice, date: '2026-11-24' });
  vi.advanceTimersByTime(1000);
  expect(draft.of('7').date).toBe('2026-11-24');
});

it('never shows the choice for one service to a customer who looks at another', () => {
  draft.keep('7', choice);
  expect(draft.of('8').date).toBeNull();
});
