import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { type Client, useClient } from 'urql';
import { type CartQuery, OpenCheckoutDocument, type OrderedLineInput } from '../../graphql/generated/graphql.ts';
import { paidPath } from '../../routing/paid-path.ts';
import { type DialogStore, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import {
  type CheckoutProps,
  type OpenCheckoutProps,
  openCheckoutDialog,
  type PaymentProps,
  paymentCardsDialog,
  paymentDialog,
  paymentSelectionDialog,
} from './dialogs.ts';
import { findInterrupted } from './open-payments-query.ts';

/** A URL that a tab or a frame may be pointed at, else null. */
export const safePaymentUrl = (url: string | null): string | null => {
  if (url === null || !URL.canParse(url)) return null;
  return ['https:', 'http:'].includes(new URL(url).protocol) ? url : null;
};

/** For the operators. */
export const warn = (what: string, level: 'warn' | 'info' = 'warn'): void => {
  // biome-ignore lint/suspicious/noConsole: a payment page that does not open has to be traceable
  console[level](what);
};

const dialogOf = ({ order, place }: PaymentProps) =>
  order.savedCards.length > 0 && place !== 'missing' ? paymentCardsDialog : paymentDialog;

/** Shows the payment page in the tab of the press, and closes that where there is no page. */
export const beginPayment = (dialogs: DialogStore, begun: Omit<PaymentProps, 'place'>): void => {
  const { order, tab, due } = begun;
  const url = safePaymentUrl(order.paymentUrl);
  // The customer may have closed the tab meanwhile.
  const led = url && !tab?.closed ? tab : null;
  if (url) led?.location.replace(url);
  else {
    // An order with nothing left to pay needs no page.
    warn('The order came without a payment page.', due === 0 ? 'info' : 'warn');
    tab?.close();
  }
  const props: PaymentProps = { ...begun, tab: led, place: led ? 'tab' : url ? 'blocked' : 'missing' };
  // The order stands: there is no way back to the choice of how to pay for it.
  dialogs.openInstead(dialogOf(props), props);
};

/**
 * Goes on with the payment of an order that was placed before: its page is wherever it was opened. `asked` is the question
 * about it, whose place it takes.
 */
export const resumePayment = (
  dialogs: DialogStore,
  former: Pick<PaymentProps, 'order' | 'onTryAgain' | 'asked'>,
): void => {
  const { order, asked } = former;
  const place = safePaymentUrl(order.paymentUrl) ? 'elsewhere' : 'missing';
  const props: PaymentProps = { ...former, due: (asked && order.total?.amount) ?? null, tab: null, place };
  const open = asked ? dialogs.openInstead : dialogs.open;
  open(dialogOf(props), props);
};

/** The lines of a cart as the server compares them. */
export const orderedLines = ({ lines }: Pick<CartQuery['cart'], 'lines'>): OrderedLineInput[] =>
  lines.map(({ id, productId, quantity, startAt }) => ({ id, productId, quantity, startAt }));

/** The ways into a checkout, which its dialogs lead to from one another. */
export const checkoutSteps = (client: Client, dialogs: DialogStore) => {
  /** Opens the choice of how to pay for this cart; `lost` is a former decision that may have made an order. */
  const choose = (props: CheckoutProps, lost?: string) =>
    dialogs.openInstead(paymentSelectionDialog, { ...props, lost });
  /** Leads to the payment of an order that was begun before. */
  const goOn = ({ seenTotal: _, ...asked }: OpenCheckoutProps) =>
    resumePayment(dialogs, { order: asked.order, asked, onTryAgain: asked.props.onTryAgain });
  /**
   * Leads to the open order of this cart, on any device; answers false when there is none. Where it cannot be asked
   * the answer is false too: the server makes sure again before it orders.
   */
  const goOnWithOpen = async (props: CheckoutProps): Promise<boolean> => {
    const variables = { lines: orderedLines(props.cart) };
    const { data } = await client.query(OpenCheckoutDocument, variables, { requestPolicy: 'network-only' });
    if (!data?.openCheckout) return false;
    const { order, ...checkout } = data.openCheckout;
    const { isSameCart, isPageLost, state } = checkout;
    const isPayment = state === 'PAID' || (isSameCart && !isPageLost && state !== 'FAILED');
    if (!order) choose(props, checkout.checkoutKey);
    else if (isPayment) goOn({ checkout, order, props });
    else dialogs.openInstead(openCheckoutDialog, { checkout, order, props });
    return true;
  };
  return { choose, goOn, goOnWithOpen };
};

/**
 * The ways into a checkout, for the cart. Goes on with the payment that this tab was following when its page was loaded
 * anew; paid meanwhile, it is shown so.
 */
export const useOpenCheckout = () => {
  const client = useClient();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  useEffect(() => warmDialog(paymentSelectionDialog), []);
  useEffect(() => {
    let isHere = true;
    void findInterrupted(client).then((found) => {
      if (!isHere || !found) return;
      if ('paid' in found) return navigate(paidPath(found.paid));
      if (!dialogs.current()) resumePayment(dialogs, { order: found.open.order, onTryAgain: () => navigate('/cart') });
    });
    return () => {
      isHere = false;
    };
  }, [client, dialogs, navigate]);
  return checkoutSteps(client, dialogs);
};
