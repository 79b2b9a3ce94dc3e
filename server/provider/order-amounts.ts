import type { Receipt } from '../graphql/generated/types.ts';
import { type Parts, type Reading, readAmounts, type TakenOff, toAmounts, toHalalas } from '../values/money.ts';
import type { Reader } from './reader.ts';

export type ReceiptAmounts = Pick<Receipt, 'rows' | 'isComplete' | 'net' | 'tax' | 'total'>;

/** `isCardWithin`: the order's discount contains the gift card's amount. */
export type OrderReading = { parts: Parts; reading: Reading; isCardWithin: boolean };

/** The sum of the order shows whether `promo_discount` is the whole discount or only the promo code's part. */
export const readOrderAmounts = (order: Reader): OrderReading => {
  const halalas = (name: string) => order.money(name).amount;
  // Some providers write deductions with a sign and some without.
  const takenOff = (name: string) => Math.abs(halalas(name));
  const [promo, extra] = [takenOff('promo_discount'), takenOff('extra_discount')];
  const [card, points] = [takenOff('gift_card_discount'), takenOff('redeem_points_price')];
  const apart: TakenOff = { discount: promo + extra, points, card };
  const within: TakenOff = { discount: promo - card, points, card };
  const parts = {
    subTotal: halalas('sub_total'),
    fees: halalas('order_service_fee_price'),
    tax: halalas('tax_amount'),
    total: halalas('total'),
  };
  const plain: TakenOff = { discount: promo, points, card: 0 };
  const ways: [TakenOff, ...TakenOff[]] = [apart, ...(promo >= card ? [within] : []), plain];
  const reading = readAmounts(parts, ways);
  const isCardWithin = reading.isComplete && reading.card > 0 && reading.discount === within.discount;
  return { parts, isCardWithin, reading: reading.isComplete ? reading : readAmounts(parts, [plain]) };
};

/** Rows and total as the provider gave them; VAT becomes a row only when the total shows that it comes on top. */
export const toReceiptAmounts = ({ parts, reading }: OrderReading): ReceiptAmounts => {
  const amounts = toAmounts(parts, reading);
  const net = parts.tax > 0 ? amounts.net : null;
  return { ...amounts, net, tax: net && toHalalas(parts.tax), total: toHalalas(parts.total) };
};

/** Whether the parts themselves show that nothing is left to pay; there is then no payment to ask about. */
export const isSettled = ({ rows, isComplete, total }: ReceiptAmounts): boolean =>
  isComplete && total.amount === 0 && rows.some(({ amount }) => amount.amount > 0);
