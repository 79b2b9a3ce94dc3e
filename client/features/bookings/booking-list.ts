import type { BookingRowFragment, BookingsQuery } from '../../graphql/generated/graphql.ts';
import { listPath, readId } from '../../routing/list-path.ts';

export type Booking = BookingRowFragment;
export type Product = Booking['products'][number];

/** For the cache: lists and changes of bookings concern each other. An empty list names no type. */
export const ofBookings = { additionalTypenames: ['Booking'] };

export type BookingAnswer = Pick<BookingsQuery['bookings'], 'page'> & { bookings: Booking[] };

/** A customer's list of bookings: one page, or several that were asked for one after the other. */
export type BookingList = { orders: Booking[]; pagination: BookingAnswer['page']; currentPage: number };

/**
 * The list after another page has come: the next page is appended, the same page is brought up to date, and any
 * other page, such as the previous one, takes the list's place.
 */
export const withPage = (list: BookingList | null, { bookings, page }: BookingAnswer): BookingList => {
  const { currentPage } = page;
  const isNext = list?.currentPage === currentPage - 1;
  const isSameOfMany = list?.currentPage === currentPage && list.orders.length > page.perPage;
  const known = list && (isNext || isSameOfMany) ? list.orders : [];
  const byId = new Map([...known, ...bookings].map((booking) => [booking.id, booking]));
  return { orders: [...byId.values()], pagination: page, currentPage };
};

/** The list after one of its bookings was asked for by itself. */
export const withBooking = (list: BookingList, booking: Booking): BookingList => ({
  ...list,
  orders: list.orders.map((order) => (order.id === booking.id ? booking : order)),
});

/** Whether it is a gift that the customer was given. */
export const isReceived = ({ gift }: Pick<Booking, 'gift'>): boolean => gift !== null && !gift.isSender;

export const isActive = ({ status }: Pick<Booking, 'status'>): boolean => status.isActive && !status.isCancelled;

/** Whether it is a gift that its receiver, the customer, has not answered yet. */
export const isOpenGift = (booking: Pick<Booking, 'gift' | 'status'>): boolean =>
  isReceived(booking) && !booking.gift?.isCompleted && !booking.status.isCancelled;

/** Whether its receiver has not chosen a time either. */
export const isWaitingGift = (booking: Pick<Booking, 'gift' | 'date' | 'status'>): boolean =>
  isOpenGift(booking) && isActive(booking) && booking.date === null;

/** Whether a gift without times needs none, by the catalogue. `use-goods.ts` asks. */
export type Goods = { isGoods?: boolean };

/**
 * Whether nothing of it takes a time: goods, which need no appointment. A gift without times may still get them, unless
 * it is known to be goods.
 */
export const isOrder = ({
  gift,
  date,
  products,
  isGoods = gift === null,
}: Pick<Booking, 'gift' | 'date' | 'products'> & Goods): boolean =>
  isGoods && date === null && products.length > 0 && products.every(({ startAt }) => !startAt);

/** Bookings, and the treatments of one. */
type Timed = Pick<Booking, 'date' | 'time'>;

const momentOf = ({ date, time }: Timed): string => `${date} ${time ?? ''}`;

const byMoment = (one: Timed, other: Timed): number => momentOf(one).localeCompare(momentOf(other));

/** By time; bookings without a time follow, in the provider's order. */
export const inOrder = <Some extends Timed>(some: readonly Some[]): Some[] => [
  ...some.filter(({ date }) => date !== null).toSorted(byMoment),
  ...some.filter(({ date }) => date === null),
];

/** The days on which something of a booking takes place, the earliest first. */
export const daysOf = ({ products }: Pick<Booking, 'products'>): string[] => [
  ...new Set(inOrder(products).flatMap(({ date }) => date ?? [])),
];

/** Past bookings, the newest first. Bookings without a time keep the provider's place. */
export const newestFirst = (bookings: readonly Booking[]): Booking[] => {
  const dated = bookings.filter(({ date }) => date !== null).toSorted(byMoment);
  return bookings.map((booking) => (booking.date === null ? booking : (dated.pop() ?? booking)));
};

/**
 * The appointment that comes next for the customer; undefined when none lies ahead. `today` is `YYYY-MM-DD`; one
 * of earlier today still counts until the provider calls it completed.
 */
export const nextBooking = (bookings: readonly Booking[], today: string): Booking | undefined =>
  bookings
    .filter((booking) => isActive(booking) && booking.date !== null && booking.date >= today && !booking.gift?.isSender)
    .toSorted(byMoment)[0];

/** The booking whose dialog the URL of the page shows; null for the list alone. */
export const readBooking = (search: URLSearchParams): string | null => readId(search, 'booking');

/** The list of bookings up to a page, and over it the dialog of one when there is an id. */
export const bookingsPath = (page: number, booking: string | null = null): string =>
  listPath('/dashboard/bookings', { page, booking });
