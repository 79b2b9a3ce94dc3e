import type { Client } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { type CartQuery, OpenCheckoutDocument, type OrderedLineInput } from '../../graphql/generated/graphql.ts';
import type { DialogStore } from '../../ui/dialog/dialog-store.tsx';
import { type CheckoutProps, type OpenCheckout, openCheckoutDialog, paymentSelectionDialog } from './dialogs.ts';
import type { OrderHolds } from './order-held.tsx';
import { goOnWithPayment } from './payment-ways.ts';

type Cart = Pick<CartQuery['cart'], 'lines' | 'availableServiceFees'>;

/** The lines of a cart as the server compares them. */
export const orderedLines = ({ lines }: Pick<Cart, 'lines'>): OrderedLineInput[] =>
  lines.map(({ id, productId, quantity, startAt }) => ({ id, productId, quantity, startAt }));

/**
 * What the customer has begun to pay of this cart, on whatever device; null for nothing. Where it cannot be asked the answer
 * is null too: the server makes sure again before it orders.
 */
const askOpenCheckout = async (client: Client, cart: Pick<Cart, 'lines'>): Promise<OpenCheckout | null> => {
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

/** The ways into a checkout, which its dialogs lead to from one another. */
export const checkoutWays = (client: Client, dialogs: DialogStore) => {
  /** Opens the choice of how to pay for this cart. */
  const choose = (props: CheckoutProps) => dialogs.openInstead(paymentSelectionDialog, props);
  const ask = (checkout: OpenCheckout, props: CheckoutProps, seenTotal: number | null = null) =>
    dialogs.openInstead(openCheckoutDialog, { checkout, props, seenTotal });
  /** Leads to the payment of an order that was begun before. */
  const goOn = (checkout: OpenCheckout, props: CheckoutProps) => {
    const { order } = checkout;
    if (!order) return ask(checkout, props);
    goOnWithPayment(dialogs, order, {
      holds: holdsOf(checkout, props.cart),
      onTryAgain: props.onTryAgain,
      onOtherWay: () => ask(checkout, props),
    });
  };
  /** Leads to what was begun of this cart; answers false when there is nothing. */
  const goOnWithOpen = async (props: CheckoutProps): Promise<boolean> => {
    const checkout = await askOpenCheckout(client, props.cart);
    if (!checkout) return false;
    const { order, isSameCart, isPageLost, state } = checkout;
    const isPayment = order !== null && isSameCart && !isPageLost && state !== 'FAILED';
    if (isPayment || state === 'PAID') goOn(checkout, props);
    else ask(checkout, props);
    return true;
  };
  return { choose, ask, goOn, goOnWithOpen };
};
