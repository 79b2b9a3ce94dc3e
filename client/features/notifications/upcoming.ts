import type { UpcomingBookingsQuery, WaitingGiftsQuery } from '../../graphql/generated/graphql.ts';

export type UpcomingBooking = UpcomingBookingsQuery['bookings']['bookings'][number];

/** Whether a gifted order waits for the customer's answer. */
export const isWaiting = ({ gift }: WaitingGiftsQuery['giftedOrders'][number]): boolean =>
  gift !== null && !gift.isSender && !gift.isCompleted;

const momentOf = ({ date, time }: UpcomingBooking): string => `${date} ${time ?? ''}`;

/**
 * The appointments that lie ahead for the customer, the nearest first. Gifts to others and
 * things without a time, such as a product from the shop, are not among them. `today` is `YYYY-MM-DD`.
 */
export const upcoming = (bookings: readonly UpcomingBooking[], today: string): UpcomingBooking[] =>
  bookings
    .filter(({ status, date, gift }) => {
      const isAhead = date !== null && date >= today;
      return isAhead && status.isActive && !status.isCancelled && !gift?.isSender;
    })
    .toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
