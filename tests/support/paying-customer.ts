import { randomUUID } from 'node:crypto';
import { type Decision, decide, isTurnedBack, markOf } from '../../client/features/checkout/decision.ts';
import {
  type Flow,
  type FlowEvent,
  nextFlow,
  type Place,
  type Way,
  waysOn,
} from '../../client/features/payments/payment-flow.ts';
import type { Failure } from '../../client/graphql/failure.ts';
import type { PaymentState } from '../../client/graphql/generated/enums.ts';
import { isOutcomeUnknown } from '../../client/graphql/open-outcome.ts';
import { PLACE } from './shop-steps.ts';
import type { Shop } from './start-shop.ts';

const CHECK = 'mutation ($orderNumber: ID!) { checkPayment(orderNumber: $orderNumber) { state attempt } }';
const OPEN =
  'query ($lines: [OrderedLineInput!]!) { openCheckout(lines: $lines) { checkoutKey order { orderNumber } } }';
const NEWS = 'query ($orderNumber: ID!) { paymentNews(orderNumber: $orderNumber) { state attempt } }';

const testCard = { card: '4111 1111 1111 1111', expiry: '12/40', cvc: '123', holder: 'A', action: 'pay' };

/** A customer in front of the dialogs, without a browser: what they would send and remember, they send and remember. */
export class PayingCustomer {
  flow: Flow = { step: 'choosing' };
  /** Every key that was sent, each a decision to pay. */
  readonly keys = new Set<string>();
  /** The transitions that were walked, each by its step and its event. */
  readonly walked = new Set<string>();
  /** How many decisions have come to an end: refused, given up, or with the payment of their order. */
  ended = 0;
  readonly #shop: Shop;
  readonly #cookie: string;
  /**
   * The payment pages of the orders that they have heard of, newest last; they go on to exist whatever the dialogs
   * show.
   */
  readonly #pages = new Map<string, string>();
  readonly #openPayments = new Set<string>();
  readonly #lineId: string;
  #decision: Decision | null = null;
  #despite: string[] = [];

  /** `lineId` is the one line of the cart. */
  constructor(shop: Shop, cookie: string, lineId: string) {
    this.#shop = shop;
    this.#cookie = cookie;
    this.#lineId = lineId;
  }

  can(way: Way): boolean {
    return waysOn(this.flow).includes(way);
  }

  get orderNumber(): string | null {
    return 'orderNumber' in this.flow ? this.flow.orderNumber : null;
  }

  /** Presses the same way to pay one or more times at once; the dialog hears the answers one after the other. */
  async choose(presses: number): Promise<void> {
    if (!this.can('choose')) return;
    const line = { id: '1', quantity: 1, startAt: null };
    const wanted = { methodId: '1', cart: markOf({ lines: [line], total: { amount: 1 } }, {}) };
    const decision = decide(this.#decision, wanted, () => randomUUID());
    this.#decision = decision;
    this.#tell({ type: 'chosen', key: decision.key });
    const lines = [{ id: this.#lineId, quantity: 1 }];
    const input = { checkoutKey: decision.key, paymentMethodId: '1', lines, despite: this.#despite };
    const press = () => this.#shop.gql(PLACE, { input }, { cookie: this.#cookie });
    const [answer] = await Promise.all(Array.from({ length: presses }, press));
    const order = answer?.data?.placeOrder;
    const code = answer?.errors?.[0]?.extensions.code as Failure['code'];
    if (code === 'CHECKOUT_OPEN') return this.#findLost(lines);
    if (!order?.isFormer) this.keys.add(decision.key);
    if (order) return this.#placed(order);
    if (isOutcomeUnknown(code)) return this.#tell({ type: 'unanswered' });
    if (isTurnedBack(code)) return this.#tell({ type: 'turnedBack' });
    this.#decision = null;
    this.ended += 1;
    this.#tell({ type: 'refused' });
  }

  /** Says that the order which may exist does not. */
  deny(): void {
    if (this.can('deny')) this.#tell({ type: 'denied' });
  }

  startOver(): void {
    if (!this.can('startOver') || this.flow.step !== 'lost') return;
    this.#despite.push(this.flow.key);
    this.#decision = null;
    this.ended += 1;
    this.#tell({ type: 'startedOver' });
  }

  /** Asks at once; answers what the server said. */
  check(): Promise<PaymentState | null> {
    return this.#ask(CHECK, 'checkPayment');
  }

  /** Hears the next word of the server to a page that follows the payment. */
  async listen(): Promise<void> {
    if (this.flow.step === 'paying') await this.#ask(NEWS, 'paymentNews');
  }

  async tryAgain(): Promise<void> {
    if (!this.can('tryAgain')) return;
    const said = await this.check();
    if (said !== null) this.#tell({ type: 'triedAgain', state: said });
  }

  move(place: Place): void {
    this.#tell({ type: 'moved', place });
  }

  hearNothing(): void {
    this.#tell({ type: 'silent' });
  }

  /** Loads the page anew: the browser keeps which payment the tab followed, and the server all the rest. */
  reload(): void {
    const followed = this.orderNumber;
    this.flow = { step: 'choosing' };
    this.#decision = null;
    this.#despite = [];
    if (!followed || !this.#openPayments.has(followed)) return;
    this.#tell({ type: 'chosen', key: followed });
    this.#tell({ type: 'placed', orderNumber: followed, place: 'elsewhere' });
  }

  /** Pays or declines on one of the payment pages that they have, `age` pages back. */
  async onPage(age: number, isPaid: boolean): Promise<void> {
    const page = [...this.#pages.values()].at(-1 - age);
    if (!page) return;
    const send = (path: string, form: Record<string, string>) =>
      fetch(`${page}${path}`, { method: 'POST', body: new URLSearchParams(form) });
    await send('/card', isPaid ? testCard : { action: 'decline' });
    if (isPaid) await send('/verify', { code: '1234', action: 'verify' });
  }

  /** The dialog that asks what is to become of a decision that was made before. */
  async #findLost(lines: object[]): Promise<void> {
    const { data } = await this.#shop.gql(OPEN, { lines }, { cookie: this.#cookie });
    const open = data?.openCheckout;
    this.#decision = null;
    this.#tell({ type: 'turnedBack' });
    if (open && !open.order) this.flow = { step: 'lost', key: open.checkoutKey, lostAnswers: 1, isDenied: false };
  }

  #placed(order: { orderNumber: string; paymentUrl: string | null }): void {
    const { orderNumber, paymentUrl } = order;
    this.#decision = null;
    this.#openPayments.add(orderNumber);
    if (paymentUrl) this.#pages.set(orderNumber, paymentUrl);
    this.#tell({ type: 'placed', orderNumber, place: paymentUrl ? 'tab' : 'missing' });
  }

  async #ask(query: string, field: 'checkPayment' | 'paymentNews'): Promise<PaymentState | null> {
    const { orderNumber } = this;
    if (orderNumber === null) return null;
    const { data } = await this.#shop.gql(query, { orderNumber }, { cookie: this.#cookie });
    const said = data?.[field];
    if (!said) return null;
    this.#tell({ type: 'heard', state: said.state, attempt: said.attempt });
    return said.state;
  }

  #tell(event: FlowEvent): void {
    const before = this.flow;
    this.flow = nextFlow(before, event);
    if (this.flow !== before) this.walked.add(`${before.step} ${event.type}`);
    const { orderNumber } = this;
    const hasEnded = this.flow.step === 'paid' || this.flow.step === 'failed';
    if (orderNumber && hasEnded && this.#openPayments.delete(orderNumber)) this.ended += 1;
  }
}
