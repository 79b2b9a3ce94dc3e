import type { Client } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import {
  type CartQuery,
  OpenCheckoutDocument,
  type OpenCheckoutPartsFragment,
  type OrderedLineInput,
} from '../../graphql/generated/operations.ts';
import type { OrderHolds } from '../payments/public.ts';

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

type Chosen = Pick<OpenCheckout, 'serviceFees' | 'gift'>;

/** Only what the server takes back. */
const giftIn = ({ firstName, lastName, mobileNumber, email, gender, message }: NonNullable<OpenCheckout['gift']>) => ({
  firstName,
  lastName,
  mobileNumber,
  ...(email && { email }),
  ...(gender && { gender }),
  ...(message && { message }),
});

/** What was chosen for an order alone, as the cart writes it; null for nothing. */
export const extrasIn = ({ serviceFees, gift }: Chosen): string | null => {
  if (serviceFees.length === 0 && gift === null) return null;
  const fees = serviceFees.map(({ id, addressId }) => ({ id, addressId, addressTitle: null }));
  return JSON.stringify({ fees: fees.length > 0 ? fees : null, gift: gift && giftIn(gift) });
};

/** What an order holds beside its lines. */
export const holdsOf = ({ order, serviceFees, gift }: OpenCheckout, cart: Cart): OrderHolds => ({
  total: order?.total?.amount ?? null,
  fees: cart.availableServiceFees.filter(({ id }) => serviceFees.some((fee) => fee.id === id)).map(({ name }) => name),
  giftTo: gift ? `${gift.firstName} ${gift.lastName}`.trim() : null,
});
