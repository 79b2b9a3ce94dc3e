import type { Client } from 'urql';
import { type Failure, failureOf, isOutcomeUnknown } from '../../graphql/failure.ts';
import { PlaceOrderDocument, type PlaceOrderMutation } from '../../graphql/generated/graphql.ts';
import { expectPurchase } from '../../tracking/purchases.ts';
import type { DialogStore } from '../../ui/dialog/dialog-store.tsx';
import { beginPayment, checkoutSteps, orderedLines, warn } from './checkout-steps.ts';
import { type Decision, decide, isTurnedBack } from './decision.ts';
import { type CheckoutProps, openCheckoutDialog } from './dialogs.ts';
import { PaymentStore, waysOn } from './payment-flow.ts';

/** The window's services for a checkout. */
type CheckoutPorts = {
  dialogs: DialogStore;
  /** Opens the tab of the payment page while the press is handled; null when the browser blocks it. */
  openTab: () => Window | null;
  tellFailure: (failure: Failure) => void;
};

/**
 * One checkout in this window: places the order once for each decision to pay, and leads the tab of the press to its payment
 * page.
 */
export const startCheckout = (
  client: Client,
  props: CheckoutProps,
  { dialogs, openTab, tellFailure }: CheckoutPorts,
) => {
  const { cart, params, lost, onPlaced, onTryAgain } = props;
  const seenTotal = cart.total.amount;
  const { goOn, goOnWithOpen } = checkoutSteps(client, dialogs);
  const store = new PaymentStore(
    lost ? { step: 'lost', key: lost, lostAnswers: 1, isDenied: false } : { step: 'choosing' },
  );
  let decided: Decision | null = null;
  let despite = props.despite ?? [];

  const forget = (type: 'refused' | 'startedOver'): void => {
    decided = null;
    store.tell({ type });
  };
  const begin = (order: PlaceOrderMutation['placeOrder'], checkoutKey: string, tab: Window | null): void => {
    const checkout = { checkoutKey, state: 'PENDING', isSameCart: true, isPageLost: false, ...params } as const;
    const question = { checkout, order, props };
    const isOther = order.isFormer || (order.total !== null && order.total.amount !== seenTotal);
    if (isOther) tab?.close();
    if (order.isFormer) {
      void goOnWithOpen(props).then((isOpen) => isOpen || goOn(question));
      return;
    }
    expectPurchase(order.orderNumber, cart);
    onPlaced();
    if (isOther) dialogs.openInstead(openCheckoutDialog, { ...question, seenTotal });
    else beginPayment(dialogs, { order, due: seenTotal, tab, onTryAgain });
  };
  const fail = (failure: Failure, tab: Window | null): void => {
    const { code, requestId } = failure;
    if (code !== 'CHECKOUT_OPEN') tellFailure(failure);
    tab?.close();
    warn(`The order was not placed: ${code}, request ${requestId ?? 'without an answer'}`);
    if (code === 'CHECKOUT_OPEN') void goOnWithOpen(props);
    if (isOutcomeUnknown(code)) store.tell({ type: 'unanswered' });
    else if (isTurnedBack(code)) store.tell({ type: 'turnedBack' });
    else forget('refused');
  };
  /** A way to pay was pressed; a second press while the first is on its way does nothing. */
  const choose = async (methodId: string): Promise<void> => {
    if (!waysOn(store.current()).includes('choose')) return;
    const isFree = seenTotal === 0;
    const tab = isFree ? null : openTab();
    if (!tab && !isFree) warn('The browser blocked the tab of the payment page.');
    decided = decide(decided, methodId, () => crypto.randomUUID());
    const { key } = decided;
    store.tell({ type: 'chosen', key });
    if ((await props.isFree) === false) {
      tab?.close();
      return store.tell({ type: 'turnedBack' });
    }
    const input = {
      checkoutKey: key,
      paymentMethodId: methodId,
      params,
      lines: orderedLines(cart),
      seenTotal,
      despite: [...despite],
    };
    const context = { additionalTypenames: ['Booking'] };
    const { data, error } = await client.mutation(PlaceOrderDocument, { input }, context);
    if (error) fail(failureOf(error), tab);
    else if (data) begin(data.placeOrder, key, tab);
  };
  return {
    store,
    choose,
    /** A customer's actions for an order whose outcome is unknown. */
    lostWays: {
      /** It exists; it is in the server's hands from now on. */
      goOn: (): void => void goOnWithOpen(props),
      /** It never reached the server. */
      forget: (): void => forget('refused'),
      /** The customer says that there is none. */
      deny: (): void => store.tell({ type: 'denied' }),
      /** The customer has said so twice. */
      startOver: (): void => {
        const flow = store.current();
        if (flow.step === 'lost') despite = [...despite, flow.key];
        forget('startedOver');
      },
    },
  };
};
