/** A past or coming order of a seeded customer. Days are counted from the day of the seed. */
export type SeedOrder = {
  customerId: number;
  treatments?: number[];
  branchId?: number;
  shopItems?: number[];
  /** The day of the appointments: negative for the past; left out, the receiver of the gift has to choose. */
  day?: number;
  orderedDay: number;
  status: 'unpaid' | 'confirmed' | 'cancelled';
  /** Halalas that a gift card paid. */
  giftCardDiscount?: number;
  rating?: { rating: number; comment: string };
  gift?: { receiver: number; state: 'sent' | 'scheduled' | 'accepted' | 'declined'; message: string };
};

const demo = 4101;

export const orders: SeedOrder[] = [
  { customerId: demo, treatments: [8, 11], day: -205, orderedDay: -208, status: 'confirmed' },
  { customerId: demo, treatments: [2], day: -180, orderedDay: -181, status: 'confirmed' },
  { customerId: demo, treatments: [19], branchId: 2, day: -151, orderedDay: -155, status: 'confirmed' },
  { customerId: demo, treatments: [24], branchId: 3, day: -120, orderedDay: -130, status: 'cancelled' },
  { customerId: demo, treatments: [1, 4], day: -96, orderedDay: -99, status: 'confirmed', giftCardDiscount: 10000 },
  { customerId: demo, shopItems: [1, 7], orderedDay: -70, status: 'confirmed' },
  {
    customerId: demo,
    treatments: [31],
    branchId: 4,
    day: -48,
    orderedDay: -52,
    status: 'confirmed',
    giftCardDiscount: 12000,
    rating: { rating: 5, comment: 'I slept the whole way home.' },
  },
  { customerId: demo, treatments: [14], day: -20, orderedDay: -24, status: 'cancelled' },
  { customerId: demo, treatments: [17, 13], day: -12, orderedDay: -15, status: 'confirmed', giftCardDiscount: 6000 },
  { customerId: demo, treatments: [27], day: 3, orderedDay: -2, status: 'confirmed' },
  { customerId: demo, treatments: [5, 9], branchId: 2, day: 9, orderedDay: -1, status: 'confirmed' },
  { customerId: demo, shopItems: [10], orderedDay: 0, status: 'unpaid' },
  {
    customerId: demo,
    treatments: [31],
    orderedDay: -4,
    status: 'confirmed',
    gift: { receiver: 4104, state: 'sent', message: 'تستاهلين ساعة ونصف من الهدوء يا ريم.' },
  },
  {
    customerId: demo,
    treatments: [35],
    day: -30,
    orderedDay: -37,
    status: 'confirmed',
    gift: { receiver: 4103, state: 'accepted', message: 'Happy birthday, Faisal!' },
  },
  {
    customerId: 4102,
    treatments: [28],
    orderedDay: -3,
    status: 'confirmed',
    gift: { receiver: demo, state: 'sent', message: 'مبروك الترقية! هذا الحمام الملكي عليّ.' },
  },
  {
    customerId: 4104,
    treatments: [17],
    branchId: 2,
    day: 6,
    orderedDay: -8,
    status: 'confirmed',
    gift: { receiver: demo, state: 'scheduled', message: 'For the glow of the bride’s sister.' },
  },
  { customerId: 4102, treatments: [6, 10], day: -40, orderedDay: -41, status: 'confirmed' },
  { customerId: 4102, treatments: [30], day: 4, orderedDay: -1, status: 'confirmed' },
  { customerId: 4103, treatments: [34, 36], day: -9, orderedDay: -10, status: 'confirmed' },
  { customerId: 4103, treatments: [34], day: 5, orderedDay: -1, status: 'confirmed' },
  {
    customerId: 4104,
    treatments: [23],
    branchId: 3,
    day: 14,
    orderedDay: -30,
    status: 'confirmed',
    giftCardDiscount: 90000,
  },
  { customerId: 4105, treatments: [16], branchId: 3, day: -6, orderedDay: -7, status: 'cancelled' },
];

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
