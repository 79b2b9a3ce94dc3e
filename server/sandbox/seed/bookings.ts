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

const order = (
  customerId: number,
  treatments: number[],
  orderedDay: number,
  day: number | undefined,
  more: Partial<SeedOrder> = {},
): SeedOrder => ({
  customerId,
  treatments,
  orderedDay,
  ...(day !== undefined && { day }),
  status: 'confirmed',
  ...more,
});

export const orders: SeedOrder[] = [
  order(demo, [8, 11], -208, -205),
  order(demo, [2], -181, -180),
  order(demo, [19], -155, -151, { branchId: 2 }),
  order(demo, [24], -130, -120, { branchId: 3, status: 'cancelled' }),
  order(demo, [1, 4], -99, -96, { giftCardDiscount: 10000 }),
  order(demo, [], -70, undefined, { shopItems: [1, 7] }),
  order(demo, [31], -52, -48, {
    branchId: 4,
    giftCardDiscount: 12000,
    rating: { rating: 5, comment: 'I slept the whole way home.' },
  }),
  order(demo, [14], -24, -20, { status: 'cancelled' }),
  order(demo, [17, 13], -15, -12, { giftCardDiscount: 6000 }),
  order(demo, [27], -2, 3),
  order(demo, [5, 9], -1, 9, { branchId: 2 }),
  order(demo, [], 0, undefined, { shopItems: [10], status: 'unpaid' }),
  order(demo, [31], -4, undefined, {
    gift: { receiver: 4104, state: 'sent', message: 'تستاهلين ساعة ونصف من الهدوء يا ريم.' },
  }),
  order(demo, [35], -37, -30, { gift: { receiver: 4103, state: 'accepted', message: 'Happy birthday, Faisal!' } }),
  order(4102, [28], -3, undefined, {
    gift: { receiver: demo, state: 'sent', message: 'مبروك الترقية! هذا الحمام الملكي عليّ.' },
  }),
  order(4104, [17], -8, 6, {
    branchId: 2,
    gift: { receiver: demo, state: 'scheduled', message: 'For the glow of the bride’s sister.' },
  }),
  order(4102, [6, 10], -41, -40),
  order(4102, [30], -1, 4),
  order(4103, [34, 36], -10, -9),
  order(4103, [34], -1, 5),
  order(4104, [23], -30, 14, { branchId: 3, giftCardDiscount: 90000 }),
  order(4105, [16], -7, -6, { branchId: 3, status: 'cancelled' }),
];
