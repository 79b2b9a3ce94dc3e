import type { Client } from 'urql';
import { type Failure, failureOf, isOutcomeUnknown } from '../../graphql/failure.ts';
import { type CartParamsInput, PlaceOrderDocument, type PlaceOrderMutation } from '../../graphql/generated/graphql.ts';
import { ExternalStore } from '../../storage/external-store.ts';
import { expectPurchase } from '../../tracking/purchases.ts';
import type { DialogStore } from '../../ui/dialog/dialog-store.tsx';
import { checkoutWays, orderedLines } from './checkout-ways.ts';
import { type Decision, decide, isTurnedBack, markOf } from './decision.ts';
import type { CheckoutProps, OpenCheckout } from './dialogs.ts';
import { type Flow, type FlowEvent, nextFlow, waysOn } from './payment-flow.ts';
import { beginPayment, warn } from './payment-ways.ts';

type Placed = PlaceOrderMutation['placeOrder'];

/** What a checkout needs of the window. */
type CheckoutPorts = {
  dialogs: DialogStore;
  /** Opens the tab of the payment page while the press is handled; null when the browser blocks it. */
  openTab: () => Window | null;
  tellFailure: (failure: Failure) => void;
};

/** What was just ordered, as the server tells of it on other devices. */
const openCheckoutOf = (order: Placed, checkoutKey: string, params: CartParamsInput): OpenCheckout => ({
  __typename: 'OpenCheckout',
  checkoutKey,
  order,
  state: 'PENDING',
  isSameCart: true,
  isPageLost: false,
  serviceFees: (params.serviceFees ?? []).map((fee) => ({ ...fee, __typename: 'SelectedServiceFee' as const })),
  gift: params.gift ? { ...params.gift, __typename: 'OrderedGift' } : null,
});

/**
 * One checkout in this window: places the order once for each decision to pay, and leads the tab of the press to its payment
 * page. `useCheckout` shows it.
 */
export class CheckoutCourse extends ExternalStore<Flow> {
  readonly #client: Client;
  readonly #props: CheckoutProps;
  readonly #ports: CheckoutPorts;
  readonly #ways: ReturnType<typeof checkoutWays>;
  #decided: Decision | null = null;
  #despite: readonly string[];

  constructor(client: Client, props: CheckoutProps, ports: CheckoutPorts) {
    super(props.lost ? { step: 'lost', key: props.lost, lostAnswers: 1, isDenied: false } : { step: 'choosing' });
    this.#client = client;
    this.#props = props;
    this.#ports = ports;
    this.#ways = checkoutWays(client, ports.dialogs);
    this.#despite = props.despite ?? [];
  }

  /** A way to pay was pressed; a second press while the first is on its way does nothing. */
  choose = async (methodId: string): Promise<void> => {
    if (!waysOn(this.current()).includes('choose')) return;
    const isFree = this.#props.cart.total.amount === 0;
    const tab = isFree ? null : this.#ports.openTab();
    if (!tab && !isFree) warn('The browser blocked the tab of the payment page.');
    await this.#place(methodId, tab);
  };

  /** What a customer can do about an order whose outcome is unknown. */
  readonly lostWays = {
    onFound: (): void => void this.#ways.goOnWithOpen(this.#props),
    onNeverSent: (): void => this.#forget('refused'),
    onDeny: (): void => this.#tell({ type: 'denied' }),
    onAnew: (): void => {
      const flow = this.current();
      if (flow.step === 'lost') this.#despite = [...this.#despite, flow.key];
      this.#forget('startedOver');
    },
  };

  async #place(methodId: string, tab: Window | null): Promise<void> {
    const { cart, params } = this.#props;
    const wanted = { methodId, cart: markOf(cart, params) };
    const decision = decide(this.#decided, wanted, () => crypto.randomUUID());
    this.#decided = decision;
    this.#tell({ type: 'chosen', key: decision.key });
    const input = {
      checkoutKey: decision.key,
      paymentMethodId: methodId,
      params,
      lines: orderedLines(cart),
      seenTotal: cart.total.amount,
      despite: [...this.#despite],
    };
    const context = { additionalTypenames: ['Booking'] };
    const { data, error } = await this.#client.mutation(PlaceOrderDocument, { input }, context);
    if (error) this.#fail(failureOf(error), tab);
    else if (data) this.#begin(data.placeOrder, decision, tab);
  }

  #begin(order: Placed, decision: Decision, tab: Window | null): void {
    const { cart, onPlaced, onTryAgain } = this.#props;
    const { goOnWithOpen, goOn, ask } = this.#ways;
    const seenTotal = cart.total.amount;
    const checkout = openCheckoutOf(order, decision.key, this.#props.params);
    const isOther = order.isFormer || (order.total !== null && order.total.amount !== seenTotal);
    if (isOther) tab?.close();
    if (order.isFormer) {
      void goOnWithOpen(this.#props).then((isOpen) => isOpen || goOn(checkout, this.#props));
      return;
    }
    expectPurchase(order.orderNumber, cart);
    onPlaced();
    if (isOther) {
      ask(checkout, this.#props, seenTotal);
      return;
    }
    beginPayment(this.#ports.dialogs, { order, due: seenTotal, tab, onTryAgain });
  }

  #fail(failure: Failure, tab: Window | null): void {
    const { code, requestId } = failure;
    if (code !== 'CHECKOUT_OPEN') this.#ports.tellFailure(failure);
    tab?.close();
    warn(`The order was not placed: ${code}, request ${requestId ?? 'without an answer'}`);
    if (code === 'CHECKOUT_OPEN') void this.#ways.goOnWithOpen(this.#props);
    if (isOutcomeUnknown(code)) this.#tell({ type: 'unanswered' });
    else if (isTurnedBack(code)) this.#tell({ type: 'turnedBack' });
    else this.#forget('refused');
  }

  #forget(type: 'refused' | 'startedOver'): void {
    this.#decided = null;
    this.#tell({ type });
  }

  #tell(event: FlowEvent): void {
    this.set(nextFlow(this.current(), event));
  }
}
