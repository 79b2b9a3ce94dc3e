import type { ProviderOrder } from '../../provider/bookings.ts';
import type { Money, Receipt, ReceiptRow } from '../generated/types.ts';
import { sumOf, toMoney } from './money.ts';

type Amounts = Pick<
  ProviderOrder,
  'total' | 'sub_total' | 'tax_amount' | 'order_service_fee_price' | 'promo_discount' | 'redeem_points_price'
>;

type ReceiptAmounts = Pick<Receipt, 'rows' | 'isComplete' | 'net' | 'tax' | 'total'>;

/** Some providers write what is taken off with a sign and some without. */
function takenOff(sar: number): Money {
  return toMoney(-Math.abs(sar));
}

function without(total: Money, tax: Money): Money {
  return sumOf(total, { ...tax, amount: -tax.amount });
}

/** Rows and total as the provider gave them; VAT becomes a row only when the total shows that it comes on top. */
export function toReceiptAmounts(order: Amounts): ReceiptAmounts {
  const total = toMoney(order.total);
  const tax = toMoney(order.tax_amount);
  const rows: ReceiptRow[] = [
    { kind: 'SUBTOTAL', amount: toMoney(order.sub_total) },
    { kind: 'SERVICE_FEE', amount: toMoney(order.order_service_fee_price) },
    { kind: 'DISCOUNT', amount: takenOff(order.promo_discount) },
    { kind: 'POINTS', amount: takenOff(order.redeem_points_price) },
  ];
  const sum = sumOf(...rows.map(({ amount }) => amount));
  const isOnTop = sum.amount !== total.amount && sumOf(sum, tax).amount === total.amount;
  if (isOnTop) rows.push({ kind: 'TAX', amount: tax });
  const isPart = tax.amount > 0 && tax.amount <= total.amount;
  return {
    rows: rows.filter(({ kind, amount }) => kind === 'SUBTOTAL' || amount.amount !== 0),
    isComplete: isOnTop || sum.amount === total.amount,
    net: isPart ? without(total, tax) : null,
    tax: isPart ? tax : null,
    total,
  };
}
