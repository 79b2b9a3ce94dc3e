import { describe, expect, it } from 'vitest';
import {
  type Booking,
  type BookingAnswer,
  inOrder,
  isActive,
  isOrder,
  isWaitingGift,
  newestFirst,
  nextBooking,
  withBooking,
  withPage,
} from './booking-list.ts';

const booking = (id: string, label = 'Confirmed') =>
  ({ id, status: { label, color: null, isActive: true, isCancelled: false } }) as Booking;

const answer = (currentPage: number, ...ids: string[]): BookingAnswer => ({
  bookings: ids.map((id) => booking(id)),
  page: { __typename: 'PageInfo', currentPage, lastPage: 3, perPage: 2, total: 6 },
});

const idsOf = (list: { orders: Booking[] }) => list.orders.map(({ id }) => id);

describe('the list of bookings', () => {
  const first = withPage(null, answer(1, '9', '8'));
  const both = withPage(first, answer(2, '7', '6'));

  it('is replaced when a customer goes back a page, or further than the next one [BOOK-17]', () => {
    expect(idsOf(withPage(both, answer(1, '9', '8')))).toEqual(['9', '8']);
    expect(idsOf(withPage(first, answer(3, '5', '4')))).toEqual(['5', '4']);
  });

  it('shows a booking once, although a new one has moved it to the next page', () => {
    expect(idsOf(withPage(first, answer(2, '8', '7')))).toEqual(['9', '8', '7']);
  });

  it('brings a page up to date without losing the ones before it', () => {
    const fresh = { ...answer(2, '7', '6'), bookings: [booking('7', 'Cancelled'), booking('6')] };
    const list = withPage(both, fresh);
    expect(idsOf(list)).toEqual(['9', '8', '7', '6']);
    expect(list.orders[2]?.status.label).toBe('Cancelled');
    expect(idsOf(withPage(first, answer(1, '10', '9')))).toEqual(['10', '9']);
  });
});

it('tells one booking anew on whichever page of the list it stands', () => {
  const list = withPage(withPage(null, answer(1, '9', '8')), answer(2, '7', '6'));
  const changed = withBooking(list, booking('9', 'Cancelled'));
  expect(changed.orders[0]?.status.label).toBe('Cancelled');
  expect(changed.orders.slice(1)).toEqual(list.orders.slice(1));
  expect(withBooking(list, booking('5'))).toEqual(list);
});

describe('the next booking', () => {
  const on = (id: string, date: string | null, time: string | null, more: object = {}) =>
    ({ ...booking(id), date, time, gift: null, ...more }) as Booking;
  const over = { status: { label: '', color: null, isActive: false, isCancelled: false } };

  it('is the customer’s own nearest, today included', () => {
    const later = on('1', '2026-11-23', '09:00');
    const evening = on('2', '2026-11-22', '21:30');
    const noon = on('3', '2026-11-22', '12:00');
    expect(nextBooking([later, evening, noon], '2026-11-22')).toBe(noon);
    expect(nextBooking([later, evening, noon], '2026-11-23')).toBe(later);
  });

  it('is none that is over, given to another person, past or without a day', () => {
    const given = { gift: { isSender: true } };
    const none = [on('1', '2026-11-22', '09:00', over), on('2', '2026-11-22', null, given), on('3', null, null)];
    expect(nextBooking([...none, on('4', '2026-11-21', '09:00')], '2026-11-22')).toBeUndefined();
    const received = on('5', '2026-11-30', null, { gift: { isSender: false } });
    expect(nextBooking([...none, received], '2026-11-22')).toBe(received);
  });
});

describe('the order of the list', () => {
  const on = (id: string, date: string | null, time: string | null = null) =>
    ({ ...booking(id), date, time }) as Booking;
  const bookings = [on('a', null), on('b', '2026-12-01', '10:00'), on('c', '2026-11-28', '18:00'), on('d', null)];

  it('is by time for what lies ahead, and what has no time stands after it', () => {
    const early = on('e', '2026-11-28', '09:00');
    expect(inOrder([...bookings, early]).map(({ id }) => id)).toEqual(['e', 'c', 'b', 'a', 'd']);
  });

  it('begins with the newest of what has been, and what has no time keeps its place', () => {
    const former = on('e', '2026-12-03', '09:00');
    expect(newestFirst([...bookings, former]).map(({ id }) => id)).toEqual(['a', 'e', 'b', 'd', 'c']);
  });
});

describe('what a customer reads as an order', () => {
  const of = (gift: object | null, ...startAt: (string | null)[]) =>
    ({ ...booking('1'), date: null, gift, products: startAt.map((start) => ({ startAt: start })) }) as Booking;

  it('is what takes no time, and of gifts what is known to be goods', () => {
    expect(isOrder(of(null, null, null))).toBe(true);
    expect(isOrder(of(null, null, '2026-11-25 10:00:00'))).toBe(false);
    expect(isOrder(of({ isSender: true }, null))).toBe(false);
    expect(isOrder({ ...of({ isSender: true }, null), isGoods: true })).toBe(true);
    expect(isOrder({ ...of(null, null), isGoods: false })).toBe(false);
    expect(isOrder(of(null))).toBe(false);
    expect(isOrder({ ...of(null, null), date: '2026-11-25' })).toBe(false);
  });

  it('is no gift, which waits for its receiver until a time is chosen', () => {
    const received = of({ isSender: false, isCompleted: false }, null);
    expect(isWaitingGift(received)).toBe(true);
    expect(isWaitingGift({ ...received, date: '2026-11-25' })).toBe(false);
    expect(isWaitingGift(of({ isSender: true, isCompleted: false }, null))).toBe(false);
    expect(isWaitingGift(of({ isSender: false, isCompleted: true }, null))).toBe(false);
  });
});

describe('a booking', () => {
  it('is over for the customer once it is completed or cancelled [BOOK-14]', () => {
    const { status } = booking('1');
    expect(isActive({ status })).toBe(true);
    expect(isActive({ status: { ...status, isActive: false } })).toBe(false);
    expect(isActive({ status: { ...status, isCancelled: true } })).toBe(false);
  });
});
