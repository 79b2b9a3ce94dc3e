import type { Client } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import {
  type CartQuery,
  OpenCheckoutDocument,
  type OpenCheckoutPartsFragment,
  type OrderedLineInput,
} from '../../graphql/generated/operations.ts';
import type { OrderHolds } from './order-held.tsx';

export type OpenCheckout = OpenCheckoutPartsFragment;

type Cart = Pick<CartQuery['cart'], 'lines' | 'availableServiceFees'>;

/** The lines of a cart as the server compares them. */
export const orderedLines = ({ lines }: Pick<Cart, 'lines'>): OrderedLineInput[] =>
  lines.map(({ id, productId, quantity, startAt }) => ({ id, productId, quantity, startAt }));

/**
 * What the customer has begun to pay of this cart, on whatever device; null for nothing. Where it cannot be asked the answer
 * is null too: the server makes sure again before it orders.
 */
export const askOpenCheckout = async (client: Client, cart: Pick<Cart, 'lines'>): Promise<OpenCheckout | null> => {
  const variables = { lines: orderedLines(cart) };
  const { data, error } = await client.query(OpenCheckoutDocument, variables, { requestPolicy: 'network-only' });
  if (error && failureOf(error).code === 'UNAUTHENTICATED') return null;
  return data?.openCheckout ?? null;
};

/** What an order holds beside its lines. */
export const holdsOf = ({ order, serviceFees, gift }: OpenCheckout, cart: Cart): OrderHolds => ({
  total: order?.total?.amount ?? null,
  fees: cart.availableServiceFees.filter(({ id }) => serviceFees.some((fee) => fee.id === id)).map(({ name }) => name),
  giftTo: gift ? `${gift.firstName} ${gift.lastName}`.trim() : null,
});
