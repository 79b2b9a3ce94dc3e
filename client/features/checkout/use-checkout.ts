import { useReducer, useRef } from 'react';
import { usePlaceOrderMutation } from '../../graphql/generated/operations.ts';
import { isOutcomeUnknown } from '../../graphql/open-outcome.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { expectPurchase } from '../../tracking/purchases.ts';
import { nextFlow, usePaymentDialog } from '../payments/public.ts';
import { type Decision, isTurnedBack, markOf } from './decision.ts';
import { decideInTurn, forgetDecision, keepDecision } from './kept-decision.ts';
import { leadTab, openPaymentTab } from './payment-tab.ts';
import type { CheckoutProps } from './use-open-checkout.ts';

const waitingWords = [
  { lang: 'ar', dir: 'rtl', text: 'جارٍ تجهيز صفحة الدفع…' },
  { lang: 'en', dir: 'ltr', text: 'One moment, the payment page is on its way…' },
];

/** For whoever runs the shop: the customer has a link instead. */
const warn = (what: string) => {
  // biome-ignore lint/suspicious/noConsole: a payment page that does not open has to be traceable
  console.warn(what);
};

/** Places the order once for each decision to pay, and leads the tab of the click to its payment page. */
export const useCheckout = ({ cart, params, extras, onTryAgain, onPlaced }: CheckoutProps) => {
  const [flow, tell] = useReducer(nextFlow, { step: 'choosing' });
  const [, placeOrder] = usePlaceOrderMutation();
  const { submit } = useSubmit();
  const payments = usePaymentDialog();
  const decided = useRef<Decision | null>(null);
  const isChoosing = useRef(false);

  const place = async (methodId: string, tab: Window | null) => {
    const wanted = { methodId, cart: markOf(cart, params) };
    const decision = await decideInTurn(decided.current, wanted, payments.isOpen);
    decided.current = decision;
    tell({ type: 'chosen', key: decision.key });
    const lineIds = cart.lines.map(({ id }) => id);
    const input = { checkoutKey: decision.key, paymentMethodId: methodId, params, lineIds };
    await submit(() => placeOrder({ input }, { additionalTypenames: ['Booking'] }), {
      onSuccess: ({ placeOrder: order }) => {
        keepDecision({ ...decision, orderNumber: order.orderNumber });
        expectPurchase(order.orderNumber, cart);
        onPlaced();
        const lead = (url: string) => (leadTab(tab, url) ? tab : null);
        if (!payments.begin(order, { lineIds, extras, due: cart.total.amount, lead, onTryAgain })) tab?.close();
      },
      onFailure: ({ code, requestId }) => {
        tab?.close();
        warn(`The order was not placed: ${code}, request ${requestId ?? 'without an answer'}`);
        if (isOutcomeUnknown(code)) return tell({ type: 'unanswered' });
        if (isTurnedBack(code)) return tell({ type: 'turnedBack' });
        forgetDecision();
        decided.current = null;
        tell({ type: 'refused' });
      },
    });
  };

  const choose = async (methodId: string) => {
    if (isChoosing.current) return;
    isChoosing.current = true;
    const isFree = cart.total.amount === 0;
    const tab = isFree ? null : openPaymentTab(waitingWords);
    if (!tab && !isFree) warn('The browser blocked the tab of the payment page.');
    await place(methodId, tab);
    isChoosing.current = false;
  };
  const startOver = () => {
    forgetDecision();
    decided.current = null;
    tell({ type: 'startedOver' });
  };
  return { flow, choose, startOver };
};
