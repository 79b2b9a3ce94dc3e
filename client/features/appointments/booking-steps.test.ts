import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceState } from './booking-steps.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const draft = { serviceId: '7', date: '2026-11-23', slot: null };

it('forgets what a customer chose 100 ms after the service dialog is closed [DLG-11]', () => {
  const state = new ServiceState();
  state.keep(draft);
  state.clearSoon();
  vi.advanceTimersByTime(99);
  expect(state.draftOf('7')).toEqual(draft);
  vi.advanceTimersByTime(1);
  expect(state.draftOf('7')).toEqual({ serviceId: '7', date: null, slot: null });
});

it('keeps what a customer chose while one dialog of the booking takes the place of another', () => {
  const state = new ServiceState();
  state.keep(draft);
  state.clearSoon();
  state.keep({ ...draft, date: '2026-11-24' });
  vi.advanceTimersByTime(1000);
  expect(state.draftOf('7').date).toBe('2026-11-24');
});

it('never shows the choice for one service to a customer who looks at another', () => {
  const state = new ServiceState();
  state.keep(draft);
  expect(state.draftOf('8').date).toBeNull();
});
