import type { ProviderOrder } from '../../provider/bookings.ts';
import type { Receipt } from '../generated/types.ts';
import { netOf, type Parts, type Reading, readAmounts, type TakenOff, toHalalas, toRows } from './amounts.ts';
import { toMoney } from './money.ts';

type Amounts = Pick<
  ProviderOrder,
  | 'total'
  | 'sub_total'
  | 'tax_amount'
  | 'order_service_fee_price'
  | 'promo_discount'
  | 'extra_discount'
  | 'gift_card_discount'
  | 'redeem_points_price'
>;

type ReceiptAmounts = Pick<Receipt, 'rows' | 'isComplete' | 'net' | 'tax' | 'total'>;

/** Some providers write what is taken off with a sign and some without. */
function takenOff(sar: number): number {
  return Math.abs(toMoney(sar).amount);
}

/** `isCardWithin`: the order's discount contains what the gift card pays. */
export type OrderReading = { parts: Parts; reading: Reading; isCardWithin: boolean };

/** The sum of the order shows whether `promo_discount` is the whole discount or only the promo code's part. */
export function readOrderAmounts(order: Amounts): OrderReading {
  const points = takenOff(order.redeem_points_price);
  const [promo, extra, card] = [order.promo_discount, order.extra_discount, order.gift_card_discount].map(takenOff) as [
    number,
    number,
    number,
  ];
  const apart: TakenOff = { discount: promo + extra, points, card };
  const within: TakenOff = { discount: promo - card, points, card };
  const parts = {
    subTotal: toMoney(order.sub_total).amount,
    fees: toMoney(order.order_service_fee_price).amount,
    tax: toMoney(order.tax_amount).amount,
    total: toMoney(order.total).amount,
  };
  const plain: TakenOff = { discount: promo, points, card: 0 };
  const ways: [TakenOff, ...TakenOff[]] = [apart, ...(promo >= card ? [within] : []), plain];
  const reading = readAmounts(parts, ways);
  const isCardWithin = reading.isComplete && reading.card > 0 && reading.discount === within.discount;
  return { parts, isCardWithin, reading: reading.isComplete ? reading : readAmounts(parts, [plain]) };
}

/** Rows and total as the provider gave them; VAT becomes a row only when the total shows that it comes on top. */
export function toReceiptAmounts(order: Amounts): ReceiptAmounts {
  const { parts, reading } = readOrderAmounts(order);
  const net = parts.tax > 0 ? netOf(parts, reading) : null;
  return {
    rows: toRows(parts, reading),
    isComplete: reading.isComplete,
    net: net === null ? null : toHalalas(net),
    tax: net === null ? null : toHalalas(parts.tax),
    total: toHalalas(parts.total),
  };
}

/** Whether the parts themselves show that nothing is left to pay; there is then no payment to ask about. */
export function isSettled({ rows, isComplete, total }: ReceiptAmounts): boolean {
  return isComplete && total.amount === 0 && rows.some(({ amount }) => amount.amount > 0);
}
