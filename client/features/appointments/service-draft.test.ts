import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDraftSoon, draftOf, keepDraft } from './service-draft.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const choice = { date: '2026-11-23', slot: null };

it('forgets what a customer chose 100 ms after the service dialog is closed [DLG-11]', () => {
  keepDraft('7', choice);
  clearDraftSoon();
  vi.advanceTimersByTime(99);
  expect(draftOf('7')).toEqual(choice);
  vi.advanceTimersByTime(1);
  expect(draftOf('7')).toEqual({ date: null, slot: null });
});

it('keeps what a customer chose while one dialog of the booking takes the place of another', () => {
  keepDraft('7', choice);
  clearDraftSoon();
  keepDraft('7', { ...choice, date: '2026-11-24' });
  vi.advanceTimersByTime(1000);
  expect(draftOf('7').date).toBe('2026-11-24');
});

it('never shows the choice for one service to a customer who looks at another', () => {
  keepDraft('7', choice);
  expect(draftOf('8').date).toBeNull();
});
