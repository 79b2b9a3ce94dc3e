import type { BookingRowFragment } from '../../graphql/generated/graphql.ts';

/** An empty list names no type; this names the changes for the cache. */
export const ofBookings = { additionalTypenames: ['Booking'] };

/** Whether a gifted order waits for the customer's answer. */
export const isWaiting = ({ gift }: Pick<BookingRowFragment, 'gift'>): boolean =>
  gift !== null && !gift.isSender && !gift.isCompleted;

const momentOf = ({ date, time }: BookingRowFragment): string => `${date} ${time ?? ''}`;

/**
 * The appointments that lie ahead for the customer, the nearest first. Gifts to others and
 * things without a time, such as a product from the shop, are not among them. `today` is `YYYY-MM-DD`.
 */
export const upcoming = (bookings: readonly BookingRowFragment[], today: string): BookingRowFragment[] =>
  bookings
    .filter(({ status, date, gift }) => {
      const isAhead = date !== null && date >= today;
      return isAhead && status.isActive && !status.isCancelled && !gift?.isSender;
    })
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
