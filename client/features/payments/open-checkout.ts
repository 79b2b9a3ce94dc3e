import type { Client } from 'urql';
import type { Chosen } from '../../cart/follow-payments.ts';
import { failureOf } from '../../graphql/failure.ts';
import {
  type CartParamsInput,
  type CartQuery,
  OpenCheckoutDocument,
  type OpenCheckoutPartsFragment,
  type OrderedLineInput,
} from '../../graphql/generated/graphql.ts';
import type { OrderHolds } from './order-held.tsx';

export type OpenCheckout = OpenCheckoutPartsFragment;

export type CheckoutProps = {
  cart: Pick<CartQuery['cart'], 'lines' | 'total' | 'paymentMethods' | 'availableServiceFees'>;
  /** What the customer chose beside the lines; it goes into the order as it was priced. */
  params: CartParamsInput;
  /** The order exists from now on. */
  onPlaced: () => unknown;
  /** Its payment failed or was given up: leads to the choice again, for a new decision to pay. */
  onTryAgain: () => void;
  /** What was chosen for an order that was given up is chosen again. */
  onGivenUp: (chosen: Chosen) => unknown;
  /** Former decisions for which the customer does not wait, having been asked twice. */
  despite?: readonly string[];
};

export type OpenCheckoutProps = {
  checkout: OpenCheckout;
  /** The total that the customer saw, where the order costs something else; in halalas. */
  seenTotal: number | null;
  props: CheckoutProps;
};

/** The ways into a checkout, which its dialogs lead to from one another. */
export type CheckoutWays = {
  choose: (props: CheckoutProps) => void;
  ask: (checkout: OpenCheckout, props: CheckoutProps, seenTotal?: number | null) => void;
  goOn: (checkout: OpenCheckout, props: CheckoutProps) => void;
  goOnWithOpen: (props: CheckoutProps) => Promise<boolean>;
};

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
