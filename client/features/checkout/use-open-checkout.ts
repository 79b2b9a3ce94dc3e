import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useClient } from 'urql';
import type { CartParamsInput, CartQuery } from '../../graphql/generated/operations.ts';
import type { Word } from '../../i18n/words.ts';
import { defineDialog, useDialogs } from '../../ui/dialog-store.tsx';
import { openInstead } from '../../ui/dialog-ways.ts';
import { usePaymentDialog } from '../payments/public.ts';
import { askOpenCheckout, extrasIn, holdsOf, type OpenCheckout } from './open-checkout.ts';

export type CheckoutProps = {
  cart: Pick<CartQuery['cart'], 'lines' | 'total' | 'paymentMethods' | 'availableServiceFees'>;
  /** What the customer chose beside the lines; it goes into the order as it was priced. */
  params: CartParamsInput;
  /** What is chosen for this order alone, as the cart writes it; null when there is nothing. */
  extras: string | null;
  /** The order exists from now on. */
  onPlaced: () => unknown;
  /** Its payment failed or was given up: leads to the choice again, for a new decision to pay. */
  onTryAgain: () => void;
  /** What was chosen for an order that was given up, as `extras`. */
  onGivenUp: (extras: string) => unknown;
  /** Former decisions for which the customer does not wait, having been asked twice. */
  despite?: readonly string[];
};

const paymentSelectionDialog = defineDialog<CheckoutProps>({
  name: 'PaymentSelection',
  words: ['checkout', 'payments'] satisfies Word[],
  load: () => import('./payment-selection-dialog.tsx'),
});

export type OpenCheckoutProps = {
  checkout: OpenCheckout;
  /** The total that the customer saw, where the order costs something else; in halalas. */
  seenTotal: number | null;
  props: CheckoutProps;
};

/** Asks what is to become of an order that was begun before the customer goes on or pays anew. */
const openCheckoutDialog = defineDialog<OpenCheckoutProps>({
  name: 'OpenCheckout',
  words: ['checkout', 'payments'] satisfies Word[],
  load: () => import('./open-checkout-dialog.tsx'),
});

/** Goes on with the payment that this tab was following when its page was loaded anew. */
const useInterruptedPayment = () => {
  const dialogs = useDialogs();
  const payments = usePaymentDialog();
  const navigate = useNavigate();
  useEffect(() => {
    const orderNumber = payments.interrupted();
    if (orderNumber && !dialogs.current()) payments.resume(orderNumber, () => navigate('/cart'));
  }, [dialogs, payments, navigate]);
};

/** The ways into a checkout. */
export const useCheckoutWays = () => {
  const client = useClient();
  const dialogs = useDialogs();
  const payments = usePaymentDialog();
  return useMemo(() => {
    /** Opens the choice of how to pay for this cart. */
    const choose = (props: CheckoutProps) => openInstead(dialogs, paymentSelectionDialog, props);
    const ask = (checkout: OpenCheckout, props: CheckoutProps, seenTotal: number | null = null) =>
      openInstead(dialogs, openCheckoutDialog, { checkout, props, seenTotal });
    /** Leads to the payment of an order that was begun before. */
    const goOn = (checkout: OpenCheckout, props: CheckoutProps) => {
      const { order, lineIds } = checkout;
      if (!order) return ask(checkout, props);
      payments.goOn(order, {
        lineIds,
        extras: extrasIn(checkout),
        holds: holdsOf(checkout, props.cart),
        onTryAgain: props.onTryAgain,
        onOtherWay: () => ask(checkout, props),
      });
    };
    /** Leads to what was begun of this cart; answers false when there is nothing. */
    const goOnWithOpen = async (props: CheckoutProps): Promise<boolean> => {
      const checkout = await askOpenCheckout(client, props.cart);
      if (!checkout) return false;
      const isPayment = checkout.order !== null && checkout.isSameCart && !checkout.isPageLost;
      if (isPayment || checkout.state === 'PAID') goOn(checkout, props);
      else ask(checkout, props);
      return true;
    };
    return { choose, ask, goOn, goOnWithOpen };
  }, [client, dialogs, payments]);
};

/** The same for the cart, which also goes on with what a reload has interrupted. */
export const useOpenCheckout = () => {
  useInterruptedPayment();
  return useCheckoutWays();
};
