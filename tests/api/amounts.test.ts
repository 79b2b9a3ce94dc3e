import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ShownAmount, shownAmounts } from '../../client/ui/price/shown-amounts.ts';
import { looseShopForFile } from '../support/for-file.ts';
import { cartQuery } from '../support/shop-steps.ts';

const { provider, gql, cookie } = await looseShopForFile();

const receiptQuery = `query ($bookingId: ID!) {
  receipt(bookingId: $bookingId) { isComplete rows { kind amount { amount } } net { amount } tax { amount } total { amount } }
}`;
const bookingQuery = `query ($id: ID!) {
  booking(id: $id) {
    subTotal { amount } serviceFee { amount } discount { amount } redeemPoints { amount } giftCard { amount }
    addedTax { amount } total { amount }
  }
}`;

const halalas = (most: number) => fc.oneof(fc.constant(0), fc.integer({ min: 1, max: most }));
/** Goods with everything that may be added and taken off, and the VAT in the prices or on top of them. */
const sale = fc.record({
  goods: fc.integer({ min: 100_000, max: 900_000 }),
  promo: halalas(20_000),
  extra: halalas(20_000),
  card: halalas(30_000),
  points: halalas(10_000),
  fee: halalas(20_000),
  isOnTop: fc.boolean(),
  asText: fc.boolean(),
});

type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

const priced = ({ goods, promo, extra, card, points, fee, isOnTop }: Sale) => {
  const price = goods + fee - promo - extra - points;
  const tax = isOnTop ? Math.round(price * 0.15) : Math.round((price * 15) / 115);
  const gross = isOnTop ? price + tax : price;
  return { tax, gross, left: gross - card };
};

/** Everything that a reader who adds from top to bottom would check. */
const addsUp = (rows: ShownAmount[]): boolean => {
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.amount;
  const net = rows.findIndex(({ kind }) => kind === 'NET');
  const goods = rows.slice(0, net).reduce((sum, { amount }) => sum + amount, 0);
  const [before, tax, total, card, left] = [of('NET'), of('TAX'), of('TOTAL'), of('GIFT_CARD'), of('LEFT')];
  if (before === undefined || tax === undefined || total === undefined) return false;
  const isPaid = card === undefined ? left === undefined : total + card === left;
  return (goods === before || goods === total) && before + tax === total && isPaid;
};

const inSar = (sums: Record<string, number>, asText: boolean) =>
  Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, asText ? (sum / 100).toFixed(2) : sum / 100]));

test('the rows of a cart add up for its customer, whatever is taken off, added or paid by card and points', async () => {
  await fc.assert(
    fc.asyncProperty(sale, async (given) => {
      const { tax, gross, left } = priced(given);
      const { goods, promo, extra, card, points, fee, asText } = given;
      const amounts = { sub_total: goods, promo_discount: promo, extra_discount: extra, gift_card_discount: card };
      const rest = { order_service_fees_price: fee, tax_amount: tax, total: left };
      const loyalty_points = points > 0 ? [{ id: 3, points: 10, discount: points / 100 }] : [];
      provider.answers['GET /cart'] = {
        data: { products: [], loyalty_points, ...inSar({ ...amounts, ...rest }, asText) },
      };
      const { cart } = (await gql(cartQuery, { params: {} }, { cookie })).data;
      const rows = shownAmounts(cart);
      expect(cart.isComplete).toBe(true);
      expect(addsUp(rows)).toBe(true);
      expect(rows.find(({ kind }) => kind === 'TOTAL')?.amount).toBe(gross);
      expect(rows.at(-1)?.amount).toBe(left);
      expect(cart.discount.amount).toBe(promo + extra + card);
    }),
    { numRuns: 300 },
  );
});

/** Answers an order with these amounts, and asks as its customer. */
const askOfOrder = async (sums: object, query: string, variables: object) => {
  const order = { id: 7, order_number: 'R7', status: {}, is_cancelable: 0, products: [], ...sums };
  provider.answers['GET /orders/7'] = { status: true, data: { order } };
  provider.answers['POST /payments/check-payment-status'] = { status: true, data: { success: true } };
  return (await gql(query, variables, { cookie })).data;
};

test('the rows of a receipt and of a booking add up, whichever discounts the order counts together, and points with either sign', async () => {
  await fc.assert(
    fc.asyncProperty(sale, fc.boolean(), fc.constantFrom(1, -1), async (given, isTogether, sign) => {
      const { tax, left } = priced(given);
      const { goods, promo, extra, card, points, fee, asText } = given;
      const sums = {
        sub_total: goods,
        promo_discount: isTogether ? promo + extra + card : promo,
        extra_discount: extra,
        gift_card_discount: card,
        redeem_points_price: sign * points,
        order_service_fee_price: fee,
        tax_amount: tax,
        total: left,
      };
      const { receipt } = await askOfOrder(inSar(sums, asText), receiptQuery, { bookingId: '7' });
      expect(receipt.isComplete).toBe(true);
      expect(addsUp(shownAmounts(receipt))).toBe(true);
      const { booking } = (await gql(bookingQuery, { id: '7' }, { cookie })).data;
      const of = (name: string): number => booking[name].amount;
      const off = of('discount') + Math.abs(of('redeemPoints')) + of('giftCard');
      expect(of('subTotal') + of('serviceFee') - off + of('addedTax')).toBe(of('total'));
    }),
    { numRuns: 200 },
  );
});

test('a gift card of 250 pays part of 650: VAT is that of 650, and 400 with the VAT are left', async () => {
  const amounts = { sub_total: 650, gift_card_discount: 250, tax_amount: 97.5, total: 497.5 };
  provider.answers['GET /cart'] = { data: { products: [], ...amounts } };
  const { cart } = (await gql(cartQuery, { params: {} }, { cookie })).data;
  expect(shownAmounts(cart).map(({ kind, amount }) => `${kind} ${amount / 100}`)).toEqual([
    'SUBTOTAL 650',
    'NET 650',
    'TAX 97.5',
    'TOTAL 747.5',
    'GIFT_CARD -250',
    'LEFT 497.5',
  ]);
});

test('amounts that make up no total stand as the provider gave them', async () => {
  const amounts = { sub_total: 650, gift_card_discount: 250, tax_amount: 97.5, total: 123 };
  provider.answers['GET /cart'] = { data: { products: [], ...amounts } };
  const { cart } = (await gql(cartQuery, { params: {} }, { cookie })).data;
  expect(cart.isComplete).toBe(false);
  expect(shownAmounts(cart).map(({ kind }) => kind)).toEqual(['SUBTOTAL', 'GIFT_CARD', 'TOTAL']);
  const sums = { sub_total: 100, promo_discount: 5, tax_amount: 200, total: 90 };
  const { receipt } = await askOfOrder(sums, receiptQuery, { bookingId: '7' });
  expect(receipt).toMatchObject({ isComplete: false, net: null, tax: null, total: { amount: 9_000 } });
  expect(shownAmounts(receipt).map(({ kind }) => kind)).toEqual(['SUBTOTAL', 'DISCOUNT', 'TOTAL']);
});

test.each([
  ['a number', 250, { loyaltyPoints: 250, loyaltyOffers: [] }],
  ['a number in quotes', '250', { loyaltyPoints: 250, loyaltyOffers: [] }],
  ['an object', { points: '250', discount: '12.5' }, { loyaltyPoints: 250, loyaltyOffers: [[null, 250, 1250]] }],
  [
    'a list of one',
    [{ id: 4, points: 250, discount: 12.5 }],
    { loyaltyPoints: 250, loyaltyOffers: [['4', 250, 1250]] },
  ],
  [
    'a list of several',
    [
      { id: 4, points: 100, discount: '5' },
      { id: 5, points: 200 },
    ],
    {
      loyaltyPoints: null,
      loyaltyOffers: [
        ['4', 100, 500],
        ['5', 200, null],
      ],
    },
  ],
  ['a list with holes', { 3: { id: 4, points: 1 } }, { loyaltyPoints: 1, loyaltyOffers: [['4', 1, null]] }],
  ['null', null, { loyaltyPoints: null, loyaltyOffers: [] }],
  ['an empty list', [], { loyaltyPoints: null, loyaltyOffers: [] }],
  ['an empty object', {}, { loyaltyPoints: null, loyaltyOffers: [] }],
  ['words', 'none', { loyaltyPoints: null, loyaltyOffers: [] }],
  ['an object of another kind', { tier: { name: 'Gold' } }, { loyaltyPoints: null, loyaltyOffers: [] }],
])('a customer’s points written as %s are read, and cost no cart', async (_form, loyalty_points, expected) => {
  provider.answers['GET /cart'] = { data: { products: [], sub_total: 10, total: 10, loyalty_points } };
  const { cart } = (await gql(cartQuery, { params: {} }, { cookie })).data;
  const offers = cart.loyaltyOffers.map(
    (offer: { id: string; points: number; discount: { amount: number } | null }) => [
      offer.id,
      offer.points,
      offer.discount?.amount ?? null,
    ],
  );
  expect({ loyaltyPoints: cart.loyaltyPoints, loyaltyOffers: offers }).toEqual(expected);
});
