import type { CartQuery } from '../../graphql/generated/operations.ts';

export type Cart = CartQuery['cart'];
export type CartLine = Cart['lines'][number];

/** What a line is: `unclear` where the provider tells neither a size nor a time nor how long it takes. */
export type LineNature = 'treatment' | 'retail' | 'giftCard' | 'unclear';

type Marks = Pick<CartLine, 'kind' | 'extension' | 'startAt' | 'durationMinutes'>;

/** A retail product comes in a size and in any number; a treatment takes time and is booked once, for a time. */
export const natureOf = ({ kind, extension, startAt, durationMinutes }: Marks): LineNature => {
  if (kind === 'GIFT_CARD') return 'giftCard';
  if (extension !== null) return 'retail';
  return startAt !== null || durationMinutes !== null ? 'treatment' : 'unclear';
};

/** Two carts with the same contents and amounts have the same one, whatever language their names are in. */
export const fingerprintOf = ({ lines, total, discount }: Pick<Cart, 'lines' | 'total' | 'discount'>): string =>
  [...lines.map(({ id, quantity, startAt }) => `${id} ${quantity} ${startAt}`), total.amount, discount.amount].join(
    '|',
  );

/** What is paid without the VAT that it contains; the two add up to the total. */
export const netOf = ({ total, tax }: { total: { amount: number }; tax: { amount: number } }): number =>
  total.amount - tax.amount;

type Priced = { lines: readonly Pick<CartLine, 'price' | 'quantity'>[]; subTotal: { amount: number } };

/** Whether the lines' prices are those of one piece: then the provider's subtotal is their sum times the quantities. */
export const hasPiecePrices = ({ lines, subTotal }: Priced): boolean =>
  lines.reduce((sum, { price, quantity }) => sum + price.amount * quantity, 0) === subTotal.amount;

const longestName = 60;

/** A name that fits into a sentence, however long the provider's is. */
export const shortName = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;
