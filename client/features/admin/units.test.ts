import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { inUnits } from './units.ts';

it('tells an operator how long a process has been running in its largest unit', () => {
  const { uptime } = inUnits(createIntl({ locale: 'en-GB' }));
  expect([5, 75, 3.5 * 3_600, 47 * 3_600, 60 * 3_600].map(uptime)).toEqual([
    '5 secs',
    '1 min',
    '3.5 hrs',
    '47 hrs',
    '2.5 days',
  ]);
});
