import type { UpcomingBookingsQuery } from '../../graphql/generated/operations.ts';

export type UpcomingBooking = UpcomingBookingsQuery['bookings']['bookings'][number];

const momentOf = ({ date, time }: UpcomingBooking): string => (date ? `${date} ${time ?? ''}` : '9999');

/** The bookings that lie ahead, the nearest first; those without a time yet come last. `today` is `YYYY-MM-DD`. */
export const upcoming = (bookings: readonly UpcomingBooking[], today: string): UpcomingBooking[] =>
  bookings
    .filter(({ status, date }) => status.isActive && !status.isCancelled && (!date || date >= today))
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
