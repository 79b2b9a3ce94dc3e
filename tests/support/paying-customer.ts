import { isTurnedBack } from '../../client/features/payments/decision.ts';
import { type Flow, type Place, type Way, waysOn } from '../../client/features/payments/payment-flow.ts';
import { type Failure, isOutcomeUnknown } from '../../client/graphql/failure.ts';
import type { BrowserGlobals } from './browser-globals.ts';
import { ShopTab } from './shop-tab.ts';

const testCard = { card: '4111 1111 1111 1111', expiry: '12/40', cvc: '123', holder: 'A', action: 'pay' };

type PlaceAnswer = {
  data?: { placeOrder: { isFormer: boolean } | null } | null;
  errors?: { extensions: { code: Failure['code'] } }[];
};

/** A customer with two tabs of the shop, who presses what the dialogs offer and has the payment pages that they were shown. */
export class PayingCustomer {
  /** Every key that was sent and led to an order, or perhaps to one. */
  readonly keys = new Set<string>();
  /** Every step that a dialog has gone, as `from>to`. */
  readonly moves = new Set<string>();
  /** The orders that were paid or declined on their pages. */
  readonly decided = new Set<string>();
  /** How often a decision came to an end without an order: refused, or given up because it may not exist. */
  ended = 0;
  readonly #browser: BrowserGlobals;
  readonly #sessions = [new Map<string, string>(), new Map<string, string>()];
  readonly #tabs: ShopTab[];
  /** By the number of the order, newest last; they go on to exist whatever the dialogs show. */
  readonly #pages = new Map<string, string>();
  #front = 0;

  constructor(browser: BrowserGlobals, cookie: string) {
    this.#browser = browser;
    browser.cookie = cookie;
    browser.onAnswer = ({ operationName, variables }, answer) => {
      if (operationName === 'PlaceOrder')
        this.#note(variables as { input: { checkoutKey: string } }, answer as PlaceAnswer);
    };
    this.#tabs = [this.#newTab(), this.#newTab()];
    this.turnTo(0);
  }

  get tab(): ShopTab {
    return this.#tabs[this.#front] as ShopTab;
  }

  get flow(): Flow {
    return this.tab.flow;
  }

  can(way: Way): boolean {
    return this.tab.drawn !== null && waysOn(this.flow).includes(way);
  }

  /** Brings a tab to the front. */
  turnTo(index: number): void {
    this.#front = index;
    this.#browser.session = this.#sessions[index] as Map<string, string>;
  }

  /** Presses the same way to pay one or more times at once, from the cart where no dialog is open. */
  async choose(presses: number): Promise<void> {
    const { tab } = this;
    if (tab.drawn === null) await tab.pay();
    if (tab.drawn?.dialog !== 'choice' || !this.can('choose')) return;
    const { checkout } = tab.drawn;
    await Promise.all(Array.from({ length: presses }, () => checkout.choose('1')));
  }

  /** Brings the other tab to the front. */
  turn(): void {
    this.turnTo(1 - this.#front);
  }

  /** Does the same in both tabs at once. */
  async chooseInBoth(): Promise<void> {
    const choose = async (tab: ShopTab) => {
      if (tab.drawn === null) await tab.pay();
      const { drawn } = tab;
      if (drawn?.dialog === 'choice' && waysOn(tab.flow).includes('choose')) await drawn.checkout.choose('1');
    };
    const sessions = this.#sessions;
    await Promise.all(
      this.#tabs.map((tab, index) => this.#browser.inTab(sessions[index] ?? new Map(), () => choose(tab))),
    );
  }

  /** Asks at once. */
  async check(): Promise<void> {
    const { drawn } = this.tab;
    if (drawn?.dialog === 'payment') await drawn.payment.check();
  }

  /** Waits until the server has told the end of what the tab follows. */
  async listen(): Promise<void> {
    const { drawn } = this.tab;
    if (drawn?.dialog !== 'payment') return;
    const { payment } = drawn;
    if (payment.store.current().step !== 'paying') return;
    await new Promise<void>((resolve) => {
      const stop = payment.store.subscribe(() => {
        if (payment.store.current().step === 'paying') return;
        stop();
        resolve();
      });
    });
  }

  async tryAgain(): Promise<void> {
    if (this.can('tryAgain')) await this.tab.tryAgain();
  }

  deny(): void {
    if (this.can('deny')) this.tab.deny();
  }

  startOver(): void {
    if (!this.can('startOver')) return;
    this.ended += 1;
    this.tab.startOver();
  }

  goOn(): void {
    const { drawn } = this.tab;
    if (drawn?.dialog === 'question') this.tab.goOn();
  }

  /** Gives up the order that the dialog asks about; answers whether it stands. */
  async giveUp(): Promise<boolean> {
    const { drawn } = this.tab;
    return drawn?.dialog === 'question' && this.tab.giveUp();
  }

  /** Wants another order although the one that stands may be paid. */
  anew(): void {
    this.ended += 1;
    this.tab.anew();
  }

  move(place: Place): void {
    const { drawn } = this.tab;
    if (drawn?.dialog === 'payment') drawn.payment.store.tell({ type: 'moved', place });
  }

  /** As after half a minute without a word. */
  hearNothing(): void {
    const { drawn } = this.tab;
    if (drawn?.dialog === 'payment') drawn.payment.store.tell({ type: 'silent' });
  }

  /** Closes the dialog. */
  close(): void {
    this.tab.dialogs.close();
  }

  /** Loads the page anew: the tab keeps what it followed, and the server all the rest. */
  async reload(): Promise<void> {
    const kept = [...this.#browser.session];
    this.tab.leave();
    for (const [key, value] of kept) this.#browser.session.set(key, value);
    this.#tabs[this.#front] = this.#newTab();
    await this.tab.comeBack();
  }

  leave(): void {
    for (const tab of this.#tabs) tab.leave();
  }

  /** Pays or declines on one of the payment pages that they have, `age` pages back. */
  async onPage(age: number, isPaid: boolean): Promise<void> {
    const [number, page] = [...this.#pages].at(-1 - age) ?? [];
    if (!number || !page) return;
    this.decided.add(number);
    const send = (path: string, form: Record<string, string>) =>
      fetch(`${page}${path}`, { method: 'POST', body: new URLSearchParams(form) });
    await send('/card', isPaid ? testCard : { action: 'decline' });
    if (isPaid) await send('/verify', { code: '1234', action: 'verify' });
  }

  #newTab(): ShopTab {
    return new ShopTab({
      onMove: ({ step: from }, { step: to }) => this.moves.add(`${from}>${to}`),
      onPayment: ({ orderNumber, paymentUrl }) => paymentUrl && this.#pages.set(orderNumber, paymentUrl),
    });
  }

  #note({ input }: { input: { checkoutKey: string } }, { data, errors }: PlaceAnswer): void {
    const code = errors?.[0]?.extensions.code;
    const isRefused = code !== undefined && !isOutcomeUnknown(code) && !isTurnedBack(code);
    if (isRefused) this.ended += 1;
    if (isRefused || (code && isOutcomeUnknown(code)) || data?.placeOrder?.isFormer === false)
      this.keys.add(input.checkoutKey);
  }
}
