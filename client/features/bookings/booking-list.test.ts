import { describe, expect, it } from 'vitest';
import { type Booking, type BookingAnswer, isActive, pageIn, withPage } from './booking-list.ts';

const booking = (id: string, label = 'Confirmed') =>
  ({ id, status: { label, color: null, isActive: true, isCancelled: false } }) as Booking;

const answer = (currentPage: number, ...ids: string[]): BookingAnswer => ({
  bookings: ids.map((id) => booking(id)),
  page: { currentPage, lastPage: 3, perPage: 2, total: 6 },
});

const idsOf = (list: { orders: Booking[] }) => list.orders.map(({ id }) => id);

describe('the list of bookings', () => {
  const first = withPage(null, answer(1, '9', '8'));
  const both = withPage(first, answer(2, '7', '6'));

  it('grows when a customer asks for the next page [BOOK-17]', () => {
    expect(idsOf(both)).toEqual(['9', '8', '7', '6']);
    expect(both.currentPage).toBe(2);
  });

  it('is replaced when a customer goes back a page [BOOK-17]', () => {
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

  it('keeps what is needed to show it again: bookings, pages and the current page [PERSIST-04]', () => {
    expect(Object.keys(JSON.parse(JSON.stringify(both)))).toEqual(['orders', 'pagination', 'currentPage']);
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

it('takes a page that is no number for the first', () => {
  for (const page of ['', '0', '-1', 'two', '1e3', '999999']) {
    expect(pageIn(new URLSearchParams({ page }))).toBe(1);
  }
  expect(pageIn(new URLSearchParams('page=3'))).toBe(3);
});
