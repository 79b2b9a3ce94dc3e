import type { Client, OperationResult } from 'urql';
import { type Failure, failureOf } from '../graphql/failure.ts';
import type { CartParam } from '../graphql/generated/enums.ts';
import { CartDocument, EmptyCartDocument } from '../graphql/generated/graphql.ts';
import { exactly } from '../graphql/keep-shown-answers.ts';
import { readCached } from '../graphql/read-cached.ts';
import { isOneOf, watchClient } from '../graphql/watch-client.ts';
import type { Locale } from '../i18n/locale.ts';
import { windowText } from '../i18n/window-texts.ts';
import { ExternalStore } from '../storage/external-store.ts';
import { showToast } from '../ui/feedback/toast.ts';
import {
  buildsOn,
  type CartChange,
  type CartState,
  isDone,
  isSettled,
  type LineChange,
  type Outcome,
  paramsWith,
  withChanges,
} from './cart-changes.ts';
import {
  type CartParams,
  keptParams,
  noParams,
  paramsAfter,
  silentRefusal,
  toParamsInput,
  withoutParam,
} from './cart-params.ts';
import { type Cart, fingerprintOf } from './cart-rules.ts';
import { ChangeQueue } from './change-queue.ts';
import { followPayments } from './follow-payments.ts';
import { keptCart } from './kept-cart.ts';
import { cartMutations, cartNamed, sendChange } from './send-change.ts';

/** An answer is asked for again when the customer comes back to the tab after this long. Milliseconds. */
const freshFor = 10_000;
const nothingYet: CartState = {
  cart: null,
  params: noParams,
  given: noParams,
  pending: [],
  failure: null,
  isReading: false,
  refusals: {},
};

const noAnswer: Failure = { code: 'NETWORK', message: null, fields: {}, retryAfterSeconds: null };
const inputOf = (params: CartParams): string => JSON.stringify(toParamsInput(params));

/**
 * The one cart of a window: the provider's last answer, the customer's changes that are on their way to it, and what
 * they chose beside the lines. Every tab keeps what it learns in the storage, and follows the others.
 */
export class CartStore {
  readonly #client: Client;
  readonly #locale: Locale;
  readonly #queue = new ChangeQueue<CartChange, Outcome>(
    (change) => (change.kind === 'params' ? this.#tryParams(change.edit(this.#params)) : this.#run(change)),
    () => this.#tell(),
  );
  readonly #shown = new ExternalStore(nothingYet);
  #answer: Cart | null = null;
  /**
   * Goes up with every change that comes back. An answer that was asked for before that may know nothing of the change: shown,
   * it would bring a removed line back.
   */
  #version = 0;
  #params = noParams;
  #reads: Promise<unknown> = Promise.resolve();
  #waitingReads = 0;
  #answeredAt = 0;
  #isOpen = false;
  #keptParams = JSON.stringify(noParams);

  constructor(client: Client, locale: Locale) {
    this.#client = client;
    this.#locale = locale;
  }

  state = this.#shown.current;
  subscribe = this.#shown.subscribe;

  /** Begins to follow the cart; called again it does nothing. In a browser only. */
  open = (): void => {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#params = keptParams.read();
    this.#keptParams = JSON.stringify(this.#params);
    keptParams.onOtherTab(this.#takeParams);
    keptCart.onOtherTab(this.#takeCart);
    document.addEventListener('visibilitychange', this.#onReturn);
    window.addEventListener('focus', this.#onReturn);
    this.#followDialogs();
    followPayments(this.#client, this);
    // The server's cart, without codes and extras, until the full cart is here: an early press has to find its line.
    this.#answer = readCached(this.#client, CartDocument, { params: {} })?.cart ?? null;
    void this.#read('cache-first');
  };

  /** Asks the provider again; resolves with whether it answered. */
  refresh = (): Promise<boolean> => this.#read('network-only');

  /** Resolves with the outcome of the change; null when it was taken back before it was sent. */
  change = (change: CartChange): Promise<Outcome | null> => this.#queue.add(change);

  /** Takes back changes that have not been sent yet; answers whether there was one. */
  takeBack = (isUnwanted: (change: CartChange) => boolean): boolean => this.#queue.takeBack(isUnwanted);

  forgetRefusal = (param: CartParam): void => {
    const { [param]: _, ...refusals } = this.state().refusals;
    this.#tell({ refusals });
  };

  /** Waits until nothing is on its way any more; answers the cart as the provider last told it. */
  settle = async (): Promise<Cart | null> => {
    while (!isSettled(this.state())) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
    return this.#answer;
  };

  /** One question at a time: what urql shares between equal questions must not be older than a change between them. */
  #ask(paramsOf: () => CartParams, requestPolicy: 'cache-first' | 'network-only') {
    const asking = this.#reads.then(async () => {
      const params = paramsOf();
      const asked = this.#version;
      const { data, error } = await this.#client.query(
        CartDocument,
        { params: toParamsInput(params) },
        { requestPolicy, ...exactly },
      );
      return { params, asked, cart: data?.cart ?? null, failure: error ? failureOf(error) : noAnswer };
    });
    this.#reads = asking;
    return asking;
  }

  async #read(requestPolicy: 'cache-first' | 'network-only', isLast = false): Promise<boolean> {
    this.#waitingReads += 1;
    this.#tell();
    const { params, asked, cart, failure } = await this.#ask(() => this.#params, requestPolicy);
    this.#waitingReads -= 1;
    if (asked !== this.#version) this.#tell();
    else if (cart) this.#accept(cart, params, isLast);
    else this.#tell({ failure });
    return cart !== null;
  }

  async #run(change: LineChange): Promise<Outcome> {
    const params = this.#params;
    const asked = this.#version;
    const { cart, error, lostTime = false } = await sendChange(this.#client, change, toParamsInput(params));
    const counts = asked === this.#version;
    this.#version += 1;
    if (change.kind === 'empty' && !error) this.#params = noParams;
    if (cart && counts) this.#accept(cart, params);
    const isFresh = (cart && counts) || (await this.refresh());
    const isShown = isFresh && this.#answer !== null && isDone(change, this.#answer);
    // No cart can prove that a line was put back.
    if (isShown && (!error || change.kind !== 'restore')) return { kind: 'done', lostTime };
    if (!error) return isFresh ? { kind: 'ignored' } : { kind: 'done', lostTime };
    this.#queue.takeBack((later) => buildsOn(later, change));
    return { kind: 'failed', failure: failureOf(error) };
  }

  /** New params hold once the provider has looked at them, apart from what it refuses. */
  async #tryParams(wanted: CartParams): Promise<Outcome> {
    const [before, former] = [this.#params, this.#answer];
    const { asked, cart, failure } = await this.#ask(() => wanted, 'network-only');
    if (!cart) return { kind: 'failed', failure };
    const silent = silentRefusal([before, wanted], cart, former);
    this.#params = silent ? withoutParam(wanted, silent.param) : wanted;
    if (asked === this.#version) this.#accept(cart, wanted);
    else await this.refresh();
    if (silent) this.#tell({ refusals: { ...this.state().refusals, [silent.param]: silent.message } });
    const [refusal] = cart.refusals;
    if (!silent && !refusal) return { kind: 'done', lostTime: false };
    return { kind: 'refused', message: silent?.message ?? refusal?.message ?? null };
  }

  /** `asked` are the params the cart was asked for with. `isLast` keeps a provider that says this and that from being asked for ever. */
  #accept(cart: Cart, asked: CartParams, isLast = false): void {
    const computedWith = cart.refusals.reduce((rest, { param }) => withoutParam(rest, param), asked);
    const left = paramsAfter(this.#params, cart);
    const isGiftLost = cart.lines.length > 0 && this.state().given.gift && this.#params.gift && !left.gift;
    // Dropped in silence, it would be paid as the customer's own order.
    if (isGiftLost) showToast({ title: windowText('recovery.giftRemoved'), color: 'warning' });
    this.#params = left;
    this.#answer = cart;
    this.#answeredAt = Date.now();
    keptCart.write({ ...cart, locale: this.#locale });
    const refused = Object.fromEntries(cart.refusals.map(({ param, message }) => [param, message ?? null]));
    this.#tell({ failure: null, refusals: { ...this.state().refusals, ...refused } });
    const isStale = cart.lines.length > 0 && inputOf(this.#params) !== inputOf(computedWith);
    if (isStale && !isLast) void this.#read('network-only', true);
  }

  /** Dialogs of other features change the cart too. */
  #followDialogs(): void {
    const turns = new Map<number, number>();
    watchClient(this.#client, {
      onSent: ({ key, context }) => {
        if (!('isCartsOwn' in context)) turns.set(key, this.#version);
      },
      onAnswered: ({ operation, data }: OperationResult) => {
        const turn = turns.get(operation.key);
        turns.delete(operation.key);
        const cart = cartNamed(data);
        if (turn === undefined || (!cart && !isOneOf(operation, cartMutations))) return;
        const counts = turn === this.#version;
        this.#version += 1;
        if (isOneOf(operation, [EmptyCartDocument]) && cart?.lines.length === 0) this.#params = noParams;
        const isPriced = JSON.stringify(operation.variables?.params ?? {}) === inputOf(this.#params);
        if (cart && counts && (isPriced || cart.lines.length === 0)) this.#accept(cart, this.#params);
        else void this.refresh();
      },
    });
  }

  #takeParams = (): void => {
    this.#params = keptParams.read();
    this.#keptParams = JSON.stringify(this.#params);
    this.#tell();
  };

  #takeCart = (): void => {
    const cart = keptCart.read();
    if (!cart || (this.#answer && fingerprintOf(cart) === fingerprintOf(this.#answer))) return;
    this.#version += 1;
    this.#answer = cart;
    this.#tell({ failure: null });
    if (cart.locale !== this.#locale) void this.refresh();
  };

  #onReturn = (): void => {
    const isEnded = this.state().failure?.code === 'UNAUTHENTICATED';
    if (document.visibilityState !== 'visible' || !isSettled(this.state()) || isEnded) return;
    if (Date.now() - this.#answeredAt > freshFor) void this.refresh();
  };

  /**
   * Extras are kept as they are shown, before the answer: a reload in between neither brings those of the former cart to
   * the next one nor loses those that were given back. What a sign-out elsewhere has cleared is not written again.
   */
  #keepShownParams({ cart, pending, params }: CartState): void {
    const isEmptying = pending.length > 0 && this.#answer?.lines.length !== 0 && cart?.lines.length === 0;
    const { fees, gift } = params;
    const shown = isEmptying && cart ? paramsAfter(this.#params, cart) : { ...this.#params, fees, gift };
    const text = JSON.stringify(shown);
    if (text === this.#keptParams) return;
    this.#keptParams = text;
    keptParams.write(shown);
  }

  #tell(part: Partial<CartState> = {}): void {
    const pending = this.#queue.pending();
    const next = {
      ...this.state(),
      ...part,
      pending,
      params: paramsWith(this.#params, pending),
      given: this.#params,
      cart: this.#answer && withChanges(this.#answer, pending),
      isReading: this.#waitingReads > 0,
    };
    if (this.#isOpen) this.#keepShownParams(next);
    this.#shown.set(next);
  }
}

const stores = new WeakMap<Client, CartStore>();

/** One for each window; on the server one for each request. */
export const cartStoreOf = (client: Client, locale: Locale): CartStore => {
  const known = stores.get(client) ?? new CartStore(client, locale);
  stores.set(client, known);
  return known;
};
