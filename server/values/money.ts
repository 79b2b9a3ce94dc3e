import type { AmountKind, AmountRow, Money } from '../graphql/generated/types.ts';

/** SAR as the provider writes it, in halalas; a third decimal is rounded half away from zero, without binary error. */
export const toMoney = (sar: number): Money => {
  const size = Math.abs(sar) < 1e-6 ? 0 : Math.round(Number(`${Math.abs(sar)}e2`));
  return { amount: sar < 0 && size > 0 ? -size : size, currency: 'SAR' };
};

/** Adds amounts in halalas, so that three times a third stays a sum that the customer can check. */
export const sumOf = (...amounts: Money[]): Money => ({
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  currency: 'SAR',
});

/** In halalas and without a sign: a deduction counts down. */
export type Parts = { subTotal: number; fees: number; tax: number; total: number };

/** One way to understand the deductions: before the VAT, by points, and by a gift card, which pays after it. */
export type TakenOff = { discount: number; points: number; card: number };

export type Reading = TakenOff & { isComplete: boolean; isTaxOnTop: boolean };

/** The first of the ways in which the parts make up the total, with the VAT in the prices or on top of them. */
export const readAmounts = (parts: Parts, [first, ...others]: [TakenOff, ...TakenOff[]]): Reading => {
  for (const way of [first, ...others]) {
    const sum = parts.subTotal + parts.fees - way.discount - way.points - way.card;
    if (sum === parts.total) return { ...way, isComplete: true, isTaxOnTop: false };
    if (sum + parts.tax === parts.total) return { ...way, isComplete: true, isTaxOnTop: true };
  }
  return { ...first, isComplete: false, isTaxOnTop: false };
};

export const toHalalas = (amount: number): Money => ({ amount, currency: 'SAR' });

/** Signs included, so that the rows of a complete reading add up to the total; parts of 0 are left out. */
const toRows = ({ subTotal, fees, tax }: Parts, reading: Reading): AmountRow[] => {
  const rows: [AmountKind, number][] = [
    ['SUBTOTAL', subTotal],
    ['SERVICE_FEE', fees],
    ['DISCOUNT', -reading.discount],
    ['POINTS', -reading.points],
    ['TAX', reading.isTaxOnTop ? tax : 0],
    ['GIFT_CARD', -reading.card],
  ];
  return rows
    .filter(([kind, amount]) => kind === 'SUBTOTAL' || amount !== 0)
    .map(([kind, amount]) => ({ kind, amount: toHalalas(amount) }));
};

/**
 * The price without its VAT. A gift card is money and not a discount: the VAT is that of the price before it pays. Null
 * where the VAT cannot be a part of the price.
 */
const netOf = ({ tax, total }: Parts, { card, isComplete }: Reading): Money | null => {
  const price = total + card;
  const isKnown = isComplete || card === 0;
  return isKnown && tax >= 0 && tax <= price ? toHalalas(price - tax) : null;
};

/** The rows of a total for customers. */
export const toAmounts = (parts: Parts, reading: Reading) => ({
  rows: toRows(parts, reading),
  isComplete: reading.isComplete,
  net: netOf(parts, reading),
});
