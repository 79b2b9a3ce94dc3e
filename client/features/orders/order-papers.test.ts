import { expect, it } from 'vitest';
import { googleCalendarLink } from './order-papers.tsx';

const appointment = { name: 'Rose & <b>', date: '2026-11-23', time: '09:30', endAt: '2026-11-23 10:15:00' };
const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

it('a customer takes a time over as Riyadh’s clock shows it, whatever the name of the treatment', () => {
  const link = googleCalendarLink(appointment, { details: 'Booking RQ1', location: 'Olaya' });
  expect(new URL(link).origin).toBe('https://calendar.google.com');
  expect(queryOf(link)).toMatchObject({
    text: 'Rose & <b>',
    dates: '20261123T093000/20261123T101500',
    ctz: 'Asia/Riyadh',
    location: 'Olaya',
  });
});

it('an end that cannot be read is no end', () => {
  for (const endAt of [null, '', 'soon', '2026-11-23T10:15:00Z']) {
    const link = googleCalendarLink({ ...appointment, endAt }, { details: '', location: null });
    expect(queryOf(link).dates).toBe('20261123T093000/20261123T093000');
  }
});
