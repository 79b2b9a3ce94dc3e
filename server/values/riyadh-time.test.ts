import { expect, test } from 'vitest';
import { toRiyadhTime } from './riyadh-time.ts';

test.each([
  ['2026-11-25 14:30:00', '2026-11-25', '14:30'],
  ['2026-11-25T14:30:00+03:00', '2026-11-25', '14:30'],
  ['2026-11-25T22:30:00Z', '2026-11-26', '01:30'],
  ['2026-11-25T22:30:00.000000Z', '2026-11-26', '01:30'],
  ['2026-11-25T20:30:00-0100', '2026-11-26', '00:30'],
])('%s is shown to the customer as the time in Riyadh [APPT-06]', (value, date, time) => {
  expect(toRiyadhTime(value)).toEqual({ date, time });
});

test('what is no time is shown as none', () => {
  expect(toRiyadhTime('soon')).toBeNull();
  expect(toRiyadhTime(null)).toBeNull();
});
