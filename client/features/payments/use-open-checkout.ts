import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Client, useClient } from 'urql';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { paidPath } from '../../routing/paid-path.ts';
import { type DialogStore, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { withWays } from '../../ui/dialog/with-ways.ts';
import type { CheckoutProps, CheckoutWays, OpenCheckoutProps } from './open-checkout.ts';
import { askOpenCheckout, holdsOf, type OpenCheckout } from './open-checkout.ts';
import { findInterrupted } from './open-payments-query.ts';
import { paymentWays, usePaymentDialog } from './use-payment-dialog.ts';

/** Goes on with the payment that this tab was following when its page was loaded anew; paid meanwhile, it is told so. */
const useInterrupted = (): void => {
  const client = useClient();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { resume } = usePaymentDialog();
  useEffect(() => {
    let isHere = true;
    void findInterrupted(client).then((found) => {
      if (!isHere || !found) return;
      if ('paid' in found) return navigate(paidPath(found.paid));
      if (!dialogs.current()) resume(found.open, () => navigate('/cart'));
    });
    return () => {
      isHere = false;
    };
  }, [client, dialogs, navigate, resume]);
};

const paymentSelectionDialog = defineDialog<CheckoutProps>({
  name: 'PaymentSelection',
  load: withAccountTexts(
    withWays<CheckoutProps, CheckoutWays>(
      () => import('./payment-selection-dialog.tsx'),
      () => useCheckoutWays(),
    ),
  ),
});

/** Asks what is to become of an order that was begun before the customer goes on or pays anew. */
const openCheckoutDialog = defineDialog<OpenCheckoutProps>({
  name: 'OpenCheckout',
  load: withAccountTexts(
    withWays<OpenCheckoutProps, CheckoutWays>(
      () => import('./open-checkout-dialog.tsx'),
      () => useCheckoutWays(),
    ),
  ),
});

/** The ways into a checkout. */
export const checkoutWays = (client: Client, dialogs: DialogStore): CheckoutWays => {
  const payments = paymentWays(dialogs);
  /** Opens the choice of how to pay for this cart. */
  const choose = (props: CheckoutProps) => dialogs.openInstead(paymentSelectionDialog, props);
  const ask = (checkout: OpenCheckout, props: CheckoutProps, seenTotal: number | null = null) =>
    dialogs.openInstead(openCheckoutDialog, { checkout, props, seenTotal });
  /** Leads to the payment of an order that was begun before. */
  const goOn = (checkout: OpenCheckout, props: CheckoutProps) => {
    const { order } = checkout;
    if (!order) return ask(checkout, props);
    payments.goOn(order, {
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

const useCheckoutWays = (): CheckoutWays => {
  const client = useClient();
  const dialogs = useDialogs();
  return useMemo(() => checkoutWays(client, dialogs), [client, dialogs]);
};

/** The same for the cart, which also goes on with what a reload has interrupted. */
export const useOpenCheckout = () => {
  useInterrupted();
  return useCheckoutWays();
};
