/** A bought gift card of a seeded customer. Amounts in halalas, days counted from the day of the seed. */
type SeedVoucher = {
  serialNumber: string;
  customerId: number;
  cardId: number;
  orderNumber: string;
  expiresInDays: number;
  redeemed?: { amount: number; day: number; orderNumber: string }[];
};

export const vouchers: SeedVoucher[] = [
  { serialNumber: 'GC-7431-208855', customerId: 4101, cardId: 2, orderNumber: 'RQ259010', expiresInDays: -25 },
  {
    serialNumber: 'GC-7488-351290',
    customerId: 4101,
    cardId: 1,
    orderNumber: 'RQ259402',
    expiresInDays: 60,
    redeemed: [{ amount: 10000, day: -96, orderNumber: 'RQ260105' }],
  },
  {
    serialNumber: 'GC-7502-664173',
    customerId: 4101,
    cardId: 3,
    orderNumber: 'RQ259771',
    expiresInDays: 210,
    redeemed: [
      { amount: 12000, day: -48, orderNumber: 'RQ260107' },
      { amount: 6000, day: -12, orderNumber: 'RQ260109' },
    ],
  },
  { serialNumber: 'GC-7519-902617', customerId: 4101, cardId: 2, orderNumber: 'RQ259930', expiresInDays: 340 },
  {
    serialNumber: 'GC-7520-118346',
    customerId: 4104,
    cardId: 4,
    orderNumber: 'RQ259955',
    expiresInDays: 300,
    redeemed: [{ amount: 90000, day: -30, orderNumber: 'RQ260121' }],
  },
];
