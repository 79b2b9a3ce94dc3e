import { describe, expect, it } from 'vitest';
import { type UpcomingBooking, upcoming } from './upcoming.ts';

const booking = (id: string, date: string | null, more: Partial<UpcomingBooking['status']> = {}): UpcomingBooking => ({
  id,
  number: id,
  branchName: null,
  date,
  time: date && '10:00',
  status: { label: '', isActive: true, isCancelled: false, ...more },
  products: [],
});

describe('the bookings coming up', () => {
  it('come nearest first, and those without a time last', () => {
    const bookings = [booking('open', null), booking('late', '2026-12-01'), booking('soon', '2026-11-22')];
    expect(upcoming(bookings, '2026-11-21').map(({ id }) => id)).toEqual(['soon', 'late', 'open']);
  });

  it('leave out what has been, what is completed and what is cancelled', () => {
    const bookings = [
      booking('past', '2026-11-20'),
      booking('done', '2026-11-25', { isActive: false }),
      booking('cancelled', '2026-11-25', { isCancelled: true }),
      booking('today', '2026-11-21'),
    ];
    expect(upcoming(bookings, '2026-11-21').map(({ id }) => id)).toEqual(['today']);
  });
});
