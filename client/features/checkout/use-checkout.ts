import { useReducer, useRef } from 'react';
import { type InEachLanguage, languageCodes, languages } from '../../../schema/languages.ts';
import { type PlaceOrderMutation, usePlaceOrderMutation } from '../../graphql/generated/operations.ts';
import { isOutcomeUnknown } from '../../graphql/open-outcome.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { expectPurchase } from '../../tracking/purchases.ts';
import { nextFlow, usePaymentDialog } from '../payments/public.ts';
import type { CheckoutProps, CheckoutWays } from './checkout-props.ts';
import { type Decision, decide, isTurnedBack, markOf } from './decision.ts';
import { type OpenCheckout, orderedLines } from './open-checkout.ts';
import { leadTab, openPaymentTab } from './payment-tab.ts';

type Placed = PlaceOrderMutation['placeOrder'];

const waiting: InEachLanguage = {
  ar: 'جارٍ تجهيز صفحة الدفع…',
  en: 'One moment, the payment page is on its way…',
};

/** The Arabic line stands first. */
const waitingWords = languageCodes
  .map((lang) => ({ lang, dir: languages[lang].direction, text: waiting[lang] }))
  .reverse();

/** For the operators; the customer has a link instead. */
const warn = (what: string) => {
  // biome-ignore lint/suspicious/noConsole: a payment page that does not open has to be traceable
  console.warn(what);
};

/** What was just ordered, as the server tells of it on other devices. */
const openCheckoutOf = (order: Placed, checkoutKey: string, { cart, params }: CheckoutProps): OpenCheckout => ({
  checkoutKey,
  order,
  state: 'PENDING',
  isSameCart: true,
  isPageLost: false,
  lineIds: cart.lines.map(({ id }) => id),
  serviceFees: (params.serviceFees ?? []).map(({ id, addressId = null }) => ({ id, addressId })),
  gift: params.gift ? { email: null, gender: null, message: null, ...params.gift } : null,
});

/** Places the order once for each decision to pay, and leads the tab of the click to its payment page. */
export const useCheckout = (props: CheckoutProps, { ask, goOn, goOnWithOpen }: CheckoutWays) => {
  const { cart, params, extras, onTryAgain, onPlaced } = props;
  const [flow, tell] = useReducer(nextFlow, { step: 'choosing' });
  const [, placeOrder] = usePlaceOrderMutation();
  const { submit } = useSubmit();
  const payments = usePaymentDialog();
  const decided = useRef<Decision | null>(null);
  const despite = useRef(props.despite ?? []);
  const isChoosing = useRef(false);

  const begin = (order: Placed, decision: Decision, tab: Window | null) => {
    const seenTotal = cart.total.amount;
    const checkout = openCheckoutOf(order, decision.key, props);
    const isOther = order.isFormer || (order.total !== null && order.total.amount !== seenTotal);
    if (isOther) tab?.close();
    if (order.isFormer) return void goOnWithOpen(props).then((isOpen) => isOpen || goOn(checkout, props));
    expectPurchase(order.orderNumber, cart);
    onPlaced();
    if (isOther) return ask(checkout, props, seenTotal);
    const lead = (url: string) => (leadTab(tab, url) ? tab : null);
    const { lineIds } = checkout;
    if (!payments.begin(order, { lineIds, extras, due: seenTotal, lead, onTryAgain })) tab?.close();
  };

  const forget = (type: 'refused' | 'startedOver') => {
    decided.current = null;
    tell({ type });
  };

  const place = async (methodId: string, tab: Window | null) => {
    const wanted = { methodId, cart: markOf(cart, params) };
    const decision = decide(decided.current, wanted, () => crypto.randomUUID());
    decided.current = decision;
    tell({ type: 'chosen', key: decision.key });
    const input = {
      checkoutKey: decision.key,
      paymentMethodId: methodId,
      params,
      lines: orderedLines(cart),
      seenTotal: cart.total.amount,
      despite: [...despite.current],
    };
    await submit(() => placeOrder({ input }, { additionalTypenames: ['Booking'] }), {
      onSuccess: ({ placeOrder: order }) => begin(order, decision, tab),
      onFailure: ({ code, requestId }) => {
        tab?.close();
        warn(`The order was not placed: ${code}, request ${requestId ?? 'without an answer'}`);
        if (isOutcomeUnknown(code)) return tell({ type: 'unanswered' });
        if (code === 'CHECKOUT_OPEN') void goOnWithOpen(props);
        if (isTurnedBack(code)) return tell({ type: 'turnedBack' });
        forget('refused');
      },
      isHandled: ({ code }) => code === 'CHECKOUT_OPEN',
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

  /** What a customer can do about an order whose outcome is unknown. */
  const lostWays = {
    onFound: () => void goOnWithOpen(props),
    onNeverSent: () => forget('refused'),
    onDeny: () => tell({ type: 'denied' }),
    onAnew: () => {
      if (decided.current) despite.current = [...despite.current, decided.current.key];
      forget('startedOver');
    },
  };
  return { flow, choose, lostWays };
};
