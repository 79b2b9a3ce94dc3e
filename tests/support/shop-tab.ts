import { checkoutSteps, resumePayment } from '../../client/features/payments/checkout-steps.ts';
import type { CheckoutProps, OpenCheckoutProps, PaymentProps } from '../../client/features/payments/dialogs.ts';
import { followPayment } from '../../client/features/payments/follow-payment.ts';
import { findInterrupted } from '../../client/features/payments/open-payments-query.ts';
import type { Flow, PaymentStore } from '../../client/features/payments/payment-flow.ts';
import { startCheckout } from '../../client/features/payments/place-order.ts';
import { buildClient } from '../../client/graphql/build-client.ts';
import { CartDocument, GiveUpCheckoutDocument } from '../../client/graphql/generated/graphql.ts';
import { DialogStore } from '../../client/ui/dialog/dialog-store.tsx';

/** What is drawn: the choice of how to pay, a payment, or the question what is to become of a former order. */
type Drawn =
  | { dialog: 'choice'; checkout: ReturnType<typeof startCheckout> }
  | { dialog: 'payment'; payment: ReturnType<typeof followPayment>; props: PaymentProps }
  | { dialog: 'question'; asked: OpenCheckoutProps };

export type TabEvents = {
  onMove: (from: Flow, to: Flow) => void;
  /** A payment is shown, with its page. */
  onPayment: (order: PaymentProps['order']) => void;
};

/**
 * A tab of the cart with the shop's own client, stores and dialogs; only what React draws is missing. Each method is a press
 * of a button that the dialog shows.
 */
export class ShopTab {
  readonly client = buildClient('en', {});
  readonly dialogs = new DialogStore();
  readonly #ways = checkoutSteps(this.client, this.dialogs);
  readonly #events: TabEvents;
  #drawn: Drawn | null = null;
  #opening = 0;
  #leave = (): void => undefined;

  constructor(events: TabEvents) {
    this.#events = events;
    this.dialogs.subscribe(() => this.#draw());
  }

  get drawn(): Drawn | null {
    return this.#drawn;
  }

  get flow(): Flow {
    if (this.#drawn?.dialog === 'choice') return this.#drawn.checkout.store.current();
    if (this.#drawn?.dialog === 'payment') return this.#drawn.payment.store.current();
    return { step: 'choosing' };
  }

  /** Presses "pay" in the cart; nothing where the cart is empty. */
  pay = async (): Promise<void> => {
    const { data } = await this.client.query(CartDocument, { params: {} }, { requestPolicy: 'network-only' });
    if (!data?.cart.lines.length) return;
    const { cart } = data;
    const nothing = () => undefined;
    const props: CheckoutProps = {
      cart,
      params: {},
      onPlaced: nothing,
      onGivenUp: nothing,
      onTryAgain: () => void this.pay(),
    };
    if (!(await this.#ways.goOnWithOpen(props))) this.#ways.choose(props);
  };

  /** Goes on with what the tab was following when its page was loaded anew. */
  comeBack = async (): Promise<void> => {
    const found = await findInterrupted(this.client);
    if (!found || !('open' in found)) return;
    resumePayment(this.dialogs, { order: found.open.order, onTryAgain: () => void this.pay() });
  };

  /** The payment is tried again; when it has failed, the choice of how to pay comes next. */
  tryAgain = async (): Promise<void> => {
    if (this.#drawn?.dialog !== 'payment') return;
    const { payment } = this.#drawn;
    await payment.tryAgain();
    if (payment.store.current().step !== 'choosing') return;
    this.dialogs.close();
    await this.pay();
  };

  deny = (): void => {
    if (this.#drawn?.dialog === 'choice') this.#drawn.checkout.lostWays.deny();
  };

  startOver = (): void => {
    if (this.#drawn?.dialog === 'choice') this.#drawn.checkout.lostWays.startOver();
  };

  /** Goes on with the former order. */
  goOn = (): void => {
    if (this.#drawn?.dialog !== 'question') return;
    this.#ways.goOn(this.#drawn.asked);
  };

  /** Gives the former order up; answers whether it stands all the same. */
  giveUp = async (): Promise<boolean> => {
    if (this.#drawn?.dialog !== 'question') return false;
    const { checkoutKey } = this.#drawn.asked.checkout;
    const { data } = await this.client.mutation(GiveUpCheckoutDocument, { checkoutKey });
    const outcome = data?.giveUpCheckout.outcome ?? 'UNKNOWN';
    if (outcome === 'PAID') this.goOn();
    if (outcome !== 'GIVEN_UP') return outcome !== 'PAID';
    this.dialogs.close();
    await this.pay();
    return false;
  };

  /** Wants another order although the former one may be paid. */
  anew = (): void => {
    if (this.#drawn?.dialog !== 'question') return;
    const { checkout, props } = this.#drawn.asked;
    this.#ways.choose({ ...props, despite: [...(props.despite ?? []), checkout.checkoutKey] });
  };

  /** Takes the page away. */
  leave(): void {
    this.#leave();
  }

  #draw(): void {
    const open = this.dialogs.current();
    if (open && open.opening === this.#opening) return;
    this.#opening = open?.opening ?? 0;
    this.#leave();
    this.#leave = () => undefined;
    this.#drawn = null;
    if (open?.definition.name === 'PaymentSelection') this.#drawChoice(open.props as CheckoutProps);
    else if (open?.definition.name === 'OpenCheckout')
      this.#drawn = { dialog: 'question', asked: open.props as OpenCheckoutProps };
    else if (open) this.#drawPayment(open.props as PaymentProps);
  }

  #drawChoice(props: CheckoutProps): void {
    // The browser blocks the tab: the customer opens the page themselves.
    const ports = { dialogs: this.dialogs, openTab: () => null, tellFailure: () => undefined };
    const checkout = startCheckout(this.client, props, ports);
    this.#drawn = { dialog: 'choice', checkout };
    this.#watch(checkout.store);
  }

  #drawPayment(props: PaymentProps): void {
    const { order, place } = props;
    const payment = followPayment(this.client, { orderNumber: order.orderNumber, place });
    this.#drawn = { dialog: 'payment', payment, props };
    this.#events.onPayment(order);
    this.#watch(payment.store);
    this.#leave = payment.open();
  }

  #watch(store: PaymentStore): void {
    let before = store.current();
    store.subscribe((now) => {
      if (now !== before) this.#events.onMove(before, now);
      before = now;
    });
  }
}
