import type { CartQuery } from '../graphql/generated/graphql.ts';
import { sumOf } from '../tracking/tracked-items.ts';

export type Cart = CartQuery['cart'];
export type CartLine = Cart['lines'][number];

/**
 * The kind of a line: as it was sold or, where the server is not certain of that, `EITHER` for one that may have a time
 * and can be paid without. A retail product is bought in any number; a treatment is booked once, for a time.
 */
export type LineNature = NonNullable<CartLine['soldAs']> | 'EITHER';

/** Two carts with the same contents and amounts have the same one, also in two languages. */
export const fingerprintOf = ({ lines, total, discount }: Pick<Cart, 'lines' | 'total' | 'discount'>): string =>
  JSON.stringify([lines.map(({ id, quantity, startAt }) => [id, quantity, startAt]), total.amount, discount.amount]);

/** Whether the lines' prices are those of one piece: then the provider's subtotal is their sum times the quantities. */
export const hasPiecePrices = ({ lines, subTotal }: Pick<Cart, 'lines' | 'subTotal'>): boolean =>
  sumOf(lines) === subTotal.amount;
