import { orders, type SeedOrder } from './bookings.ts';

const customerId = 4101;

const count = 500;

const usual = orders.filter((order) => order.customerId === customerId).length;

/** With the orders of the usual seed, Noura has five hundred; these are past, one every third day. */
export const chainOrders: readonly SeedOrder[] = Array.from({ length: count - usual }, (_, index) => {
  const day = -210 - (count - usual - index) * 3;
  return {
    customerId,
    treatments: index % 5 === 0 ? [1 + (index % 20), 21 + (index % 6)] : [1 + (index % 20)],
    branchId: 1,
    day,
    orderedDay: day - 2,
    status: index % 17 === 0 ? 'cancelled' : 'confirmed',
  } satisfies SeedOrder;
});
