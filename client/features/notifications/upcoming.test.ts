import { describe, expect, it } from 'vitest';
import type { BookingRowFragment } from '../../graphql/generated/graphql.ts';
import { upcoming } from './upcoming.ts';

const status = { label: '', color: null, isActive: true, isCancelled: false };

const booking = (id: string, date: string | null, more: object = {}) =>
  ({ id, date, time: date && '10:00', status, gift: null, ...more }) as BookingRowFragment;

const idsOf = (bookings: BookingRowFragment[]) => upcoming(bookings, '2026-11-21').map(({ id }) => id);

describe('the bookings coming up', () => {
  it('come nearest first, today among them', () => {
    const later = booking('later', '2026-11-22', { time: '18:00' });
    expect(
      idsOf([booking('last', '2026-12-01'), later, booking('soon', '2026-11-22'), booking('today', '2026-11-21')]),
    ).toEqual(['today', 'soon', 'later', 'last']);
  });

  it('leave out what has been, what is completed, what is cancelled and what has no time', () => {
    const bookings = [
      booking('past', '2026-11-20'),
      booking('done', '2026-11-25', { status: { ...status, isActive: false } }),
      booking('cancelled', '2026-11-25', { status: { ...status, isCancelled: true } }),
      booking('product', null),
    ];
    expect(idsOf(bookings)).toEqual([]);
  });

  it("are the customer's own: a gift that was sent is not, a gift that was received is", () => {
    const bookings = [
      booking('sent', '2026-11-25', { gift: { isSender: true } }),
      booking('received', '2026-11-25', { gift: { isSender: false } }),
    ];
    expect(idsOf(bookings)).toEqual(['received']);
  });
});
