import type { Client } from 'urql';
import { type CartQuery, OpenCheckoutDocument, type OrderedLineInput } from '../../graphql/generated/graphql.ts';
import type { DialogStore } from '../../ui/dialog/dialog-store.tsx';
import { type CheckoutProps, type OpenCheckout, openCheckoutDialog, paymentSelectionDialog } from './dialogs.ts';
import { resumePayment } from './payment-ways.ts';

/** The lines of a cart as the server compares them. */
export const orderedLines = ({ lines }: Pick<CartQuery['cart'], 'lines'>): OrderedLineInput[] =>
  lines.map(({ id, productId, quantity, startAt }) => ({ id, productId, quantity, startAt }));

/** The ways into a checkout, which its dialogs lead to from one another. */
export const checkoutWays = (client: Client, dialogs: DialogStore) => {
  /** Opens the choice of how to pay for this cart; `lost` is a former decision that may have made an order. */
  const choose = (props: CheckoutProps, lost?: string) =>
    dialogs.openInstead(paymentSelectionDialog, { ...props, lost });
  const ask = ({ order, ...checkout }: OpenCheckout, props: CheckoutProps, seenTotal: number | null = null) => {
    if (order) dialogs.openInstead(openCheckoutDialog, { checkout: { ...checkout, order }, props, seenTotal });
    else choose(props, checkout.checkoutKey);
  };
  /** Leads to the payment of an order that was begun before. */
  const goOn = ({ order, ...checkout }: OpenCheckout, props: CheckoutProps) => {
    if (!order) return choose(props, checkout.checkoutKey);
    const asked = { checkout: { ...checkout, order }, props, seenTotal: null };
    resumePayment(dialogs, { order, asked, onTryAgain: props.onTryAgain });
  };
  /**
   * Leads to what was begun of this cart, on whatever device; answers false when there is nothing. Where it cannot be asked
   * the answer is false too: the server makes sure again before it orders.
   */
  const goOnWithOpen = async (props: CheckoutProps): Promise<boolean> => {
    const variables = { lines: orderedLines(props.cart) };
    const { data } = await client.query(OpenCheckoutDocument, variables, { requestPolicy: 'network-only' });
    const checkout = data?.openCheckout;
    if (!checkout) return false;
    const { order, isSameCart, isPageLost, state } = checkout;
    const isPayment = order !== null && isSameCart && !isPageLost && state !== 'FAILED';
    if (isPayment || state === 'PAID') goOn(checkout, props);
    else ask(checkout, props);
    return true;
  };
  return { choose, ask, goOn, goOnWithOpen };
};
