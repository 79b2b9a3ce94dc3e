import { expect, it } from 'vitest';
import { uptimeParts } from './figures.tsx';

it('tells an operator how long the storefront has been up in two units', () => {
  expect(uptimeParts(75)).toEqual({ unit: 'minutes', values: { minutes: 1, seconds: 15 } });
  expect(uptimeParts(3 * 3600 + 120)).toEqual({ unit: 'hours', values: { hours: 3, minutes: 2 } });
  expect(uptimeParts(26 * 3600)).toEqual({ unit: 'days', values: { days: 1, hours: 2 } });
});
