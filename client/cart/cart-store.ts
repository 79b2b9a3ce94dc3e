import type { Client, RequestPolicy } from 'urql';
import { type Failure, failureOf } from '../graphql/failure.ts';
import type { CartParam } from '../graphql/generated/enums.ts';
import { CartDocument, type CartParamsInput, NoteChosenAgainDocument } from '../graphql/generated/graphql.ts';
import type { Answer } from '../graphql/use-submit.ts';
import { windowText } from '../i18n/window-texts.ts';
import { ExternalStore } from '../storage/external-store.ts';
import { onPaymentEnd, type PaymentEnd } from '../storage/payment-ends.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { askCart, type Change, cartIn, paramsWith, type Shown, withChanges } from './cart-changes.ts';
import {
  keptParams,
  noExtras,
  noParams,
  paramsAfter,
  silentRefusals,
  withChosen,
  withoutRefused,
} from './cart-params.ts';
import { type Cart, type CartLine, fingerprintOf } from './cart-rules.ts';
import { keptCart } from './kept-cart.ts';

/** The cart of this window. */
type CartState = {
  /** The last answer with the customer's own pending changes on it; null until the first one. */
  cart: Cart | null;
  /** The last answer itself. */
  answer: Cart | null;
  /** As the customer chose them, also before the provider has looked at them. */
  params: CartParamsInput;
  /** As the provider has taken them: with these the order is placed. */
  given: CartParamsInput;
  /** A change has not been answered, or the cart is being asked for. */
  isBusy: boolean;
  /** Why the last question failed; the cart may then be out of date. */
  failure: Failure | null;
  /** Why params were taken out again. */
  refusals: Partial<Record<CartParam, string | null>>;
};

/**
 * - `done`: the provider's cart shows it, or has answered; there are no data when the answer was lost
 * - `ignored`: the provider took it without a word, and its cart shows something else
 * - `refused`: params of the cart were refused; `message` is the provider's
 * - `failed`: it did not happen
 */
export type Outcome<Data = unknown> = Answer<Data> &
  ({ kind: 'done' | 'ignored' } | { kind: 'refused'; message: string | null } | { kind: 'failed'; failure: Failure });

/** An answer is asked for again when the customer comes back to the tab after this long. Milliseconds. */
const freshFor = 10_000;

/** The same for params that the provider cannot tell apart. */
const textOf = ({ serviceFees, ...params }: CartParamsInput): string =>
  JSON.stringify([params, serviceFees?.length ? serviceFees : null]);

/**
 * The one cart of a window: the provider's last answer, the customer's changes on their way to it, and their choices
 * beside the lines. Each question and each change waits for its turn, so that no answer is older
 * than the one before. Every tab keeps its news in the storage, and follows the others.
 */
export class CartStore extends ExternalStore<CartState> {
  readonly #client: Client;
  /** Finds the line that was sent without an answer, by the name of the sent thing. */
  readonly lost = new Map<string, (line: CartLine) => boolean>();
  /** Not answered yet; the first one is on its way. */
  #queue: readonly Shown[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #answeredAt: number | null = null;
  #isOpen = false;
  #kept = '';
  /** The orders whose choices were chosen again. */
  readonly #chosenAgain = new Set<string>();

  /** The cart of the printed page, without codes and extras, until the full one is here: an early press has to find its line. */
  constructor(client: Client) {
    const { data, error } = client.readQuery(CartDocument, { params: {} }) ?? {};
    const [cart, failure] = [data?.cart ?? null, error ? failureOf(error) : null];
    super({ cart, answer: cart, params: noParams, given: noParams, isBusy: false, failure, refusals: {} });
    this.#client = client;
  }

  state = this.current;

  /** Begins to follow the cart; called again it does nothing. In a browser only. */
  open = (): void => {
    if (this.#isOpen) return;
    this.#isOpen = true;
    keptParams.onOtherTab(this.#takeKept);
    keptCart.onOtherTab(this.#takeKept);
    onPaymentEnd(this.#onPaymentEnd);
    document.addEventListener('visibilitychange', this.#onReturn);
    window.addEventListener('focus', this.#onReturn);
    this.#tell({ given: keptParams.read() });
    void this.#inTurn({}, () => this.#read('cache-first'));
  };

  /** Asks the provider again; resolves with whether it answered. */
  refresh = async (): Promise<boolean> => (await this.#inTurn({}, () => this.#read())) ?? false;

  /** Resolves with the outcome of the change; null when it was taken back before it was sent. */
  change = <Data>(change: Change<Data>): Promise<Outcome<Data> | null> => this.#inTurn(change, () => this.#run(change));

  /** Takes back a change that has not been sent yet; answers whether it was one. */
  takeBack = (change: Change): boolean => {
    const isWaiting = this.#queue.indexOf(change) > 0;
    if (isWaiting) this.#drop((other) => other === change);
    return isWaiting;
  };

  forgetRefusal = (param: CartParam): void => {
    const { [param]: _, ...refusals } = this.state().refusals;
    this.#tell({ refusals });
  };

  /** Waits until nothing is on its way any more; answers the cart as the provider last told it. */
  settle = async (): Promise<Cart | null> => {
    while (this.#queue.length > 0) await this.#turn;
    return this.state().answer;
  };

  #inTurn<Result>(shown: Shown, run: () => Promise<Result>): Promise<Result | null> {
    this.#queue = [...this.#queue, shown];
    this.#tell();
    const turn = this.#turn.then(async () => {
      if (!this.#queue.includes(shown)) return null;
      const result = await run();
      this.#drop((other) => other === shown);
      return result;
    });
    this.#turn = turn;
    return turn;
  }

  #drop(isMeant: (shown: Shown) => boolean): void {
    this.#queue = this.#queue.filter((shown) => !isMeant(shown));
    this.#tell();
  }

  /** Answers whether the provider did. `isLast` keeps one that says this and that from being asked for ever. */
  async #read(requestPolicy: RequestPolicy = 'network-only', isLast = false): Promise<boolean> {
    const before = this.state();
    const { data, error } = await askCart(this.#client, before.given, requestPolicy);
    if (error) this.#tell({ failure: failureOf(error) });
    else if (data && this.#isCurrent(before)) await this.#accept(data.cart, before.given, isLast);
    return !error;
  }

  /** Whether no other tab has learnt something since. */
  #isCurrent({ answer, given }: CartState): boolean {
    return this.state().answer === answer && this.state().given === given;
  }

  async #run<Data>({ name, params: edit = (params) => params, send, isDone }: Change<Data>): Promise<Outcome<Data>> {
    const before = this.state();
    const wanted = edit(before.given);
    const asked: Answer<unknown> = await (send ?? askCart)(this.#client, wanted);
    const { error, data } = asked as Answer<Data>;
    const failure = error && failureOf(error);
    // An ended session leaves the page: the wanted action has to be kept before that, without another question.
    if (failure && (!isDone || failure.code === 'UNAUTHENTICATED')) return { kind: 'failed', failure, error };
    const cart = cartIn(data);
    const isCurrent = cart !== null && this.#isCurrent(before);
    const [refusal] = isCurrent ? await this.#accept(cart, wanted) : [];
    if (!isCurrent && !error) this.#tell({ given: edit(this.state().given) });
    const isFresh = isCurrent || (await this.#read());
    if (refusal && !isDone) return { kind: 'refused', message: refusal.message };
    const { answer } = this.state();
    const isShown = !isDone || (isFresh && answer !== null && isDone(answer));
    if (isShown || !(failure || isFresh)) return { kind: 'done', data };
    if (!failure) return { kind: 'ignored', data };
    if (name) this.#drop((other) => other.name === name);
    return { kind: 'failed', failure, error };
  }

  /** Takes over an answer to these params. Where some of them are gone, the amounts are asked for once more. */
  async #accept(cart: Cart, asked: CartParamsInput, isLast = false) {
    const { given, answer, refusals } = this.state();
    const refused = [...cart.refusals, ...silentRefusals(given, asked, cart, answer)];
    const computedWith = withoutRefused(asked, cart.refusals);
    const left = paramsAfter(withoutRefused(asked, refused), cart);
    const isGiftLost = cart.lines.length > 0 && given.gift && asked.gift && !left.gift;
    // Dropped in silence, it would be paid as the customer's own order.
    if (isGiftLost) showToast({ title: windowText('recovery.giftRemoved'), color: 'warning' });
    this.#answeredAt = Date.now();
    const fresh = Object.fromEntries(refused.map(({ param, message }) => [param, message]));
    this.#tell({ given: left, answer: cart, failure: null, refusals: { ...refusals, ...fresh } });
    if (cart.chosenBefore) void this.#chooseAgain(cart.chosenBefore);
    const isStale = cart.lines.length > 0 && textOf(left) !== textOf(computedWith);
    if (isStale && !isLast) await this.#read('network-only', true);
    return refused;
  }

  /** Chooses the extras and the gift of an order again whose payment failed, and says so to the server, which then tells them no more. */
  async #chooseAgain({ orderNumber, ...chosen }: NonNullable<Cart['chosenBefore']>): Promise<void> {
    if (this.#chosenAgain.has(orderNumber)) return;
    this.#chosenAgain.add(orderNumber);
    const outcome = await this.change({ params: (params) => withChosen(params, chosen) });
    // The next answer with it lets the window try again.
    if (outcome?.kind === 'failed') this.#chosenAgain.delete(orderNumber);
    else await this.#client.mutation(NoteChosenAgainDocument, { orderNumber });
  }

  /** The paid lines have left the cart, and the codes of an empty one were used up. */
  #onPaymentEnd = async (state: PaymentEnd): Promise<void> => {
    if (!(await this.refresh()) || state === 'FAILED') return;
    const { answer, given } = this.state();
    if (answer?.lines.length === 0 && (given.promoCode || given.giftCard)) void this.change({ params: () => noParams });
  };

  #takeKept = (): void => {
    const { answer, given } = this.state();
    const [params, cart] = [keptParams.read(), keptCart.read()];
    const isNew = cart !== null && (!answer || fingerprintOf(cart) !== fingerprintOf(answer));
    const isChanged = JSON.stringify(params) !== JSON.stringify(given);
    this.#tell({ ...(isChanged && { given: params }), ...(isNew && { answer: cart, failure: null }) }, true);
    if (isNew && cart.locale !== document.documentElement.lang) void this.refresh();
  };

  #onReturn = (): void => {
    const { isBusy, failure } = this.state();
    if (document.visibilityState !== 'visible' || isBusy || failure?.code === 'UNAUTHENTICATED') return;
    if (Date.now() - (this.#answeredAt ?? 0) > freshFor) void this.refresh();
  };

  /**
   * Extras and the count are kept as they are shown, before the answer: a reload in between neither brings the extras of
   * the former cart to the next one nor loses those that were given back. Values that another tab has written or a sign-out
   * has cleared are not written again.
   */
  #keep({ cart, answer, params: { serviceFees, gift }, given }: CartState, isKept: boolean): void {
    if (!answer || !cart || this.#answeredAt === null) return;
    const params = { ...given, ...(cart.lines.length > 0 ? { serviceFees, gift } : noExtras) };
    const kept = { ...answer, itemCount: cart.itemCount, locale: document.documentElement.lang };
    const text = JSON.stringify([kept, params]);
    if (text !== this.#kept && !isKept) {
      keptParams.write(params);
      keptCart.write(kept);
    }
    this.#kept = text;
  }

  #tell(part: Partial<CartState> = {}, isKept = false): void {
    const told = { ...this.state(), ...part };
    const { answer, given } = told;
    const cart = answer && withChanges(answer, this.#queue);
    const shown = { ...told, cart, params: paramsWith(given, this.#queue), isBusy: this.#queue.length > 0 };
    this.#keep(shown, isKept);
    this.set(shown);
  }
}

const stores = new WeakMap<Client, CartStore>();

/** One for each window; on the server one for each request. */
export const cartStoreOf = (client: Client): CartStore => {
  const known = stores.get(client) ?? new CartStore(client);
  stores.set(client, known);
  return known;
};
