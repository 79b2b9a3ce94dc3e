import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildClient } from '../graphql/build-client.ts';
import { openTexts } from '../i18n/window-texts.ts';
import { toasts } from '../ui/feedback/toast.ts';
import { addPieces, addToCart } from './add-to-cart.ts';
import { newQuantity, removal } from './cart-changes.ts';
import { keptParams } from './cart-params.ts';
import type { Cart, CartLine } from './cart-rules.ts';
import { type CartStore, cartStoreOf } from './cart-store.ts';
import { keptCart } from './kept-cart.ts';

type Question = { operationName: string; variables: { params?: object; id?: string }; answer: (data: object) => void };

let questions: Question[];
let browser: EventTarget;
let kept: Map<string, string>;

const money = (amount: number) => ({ __typename: 'Money' as const, amount, currency: 'SAR' });

const lineOf = (id: string): CartLine =>
  ({ __typename: 'CartLine', id, kind: 'SERVICE', productId: `p${id}`, quantity: 1, startAt: null }) as never;

const cartOf = (ids: string[], part: object = {}): Cart =>
  ({
    __typename: 'Cart',
    lines: ids.map((id) => ({ ...lineOf(id), price: money(1000) })),
    itemCount: ids.length,
    rows: [],
    loyaltyOffers: [],
    message: null,
    total: money(ids.length * 1000),
    discount: money(0),
    promoDiscount: money(0),
    giftCardDiscount: money(0),
    availableServiceFees: [{ id: '1', name: 'VIP', price: null, needsAddress: false }],
    selectedServiceFees: [],
    refusals: [],
    ...part,
  }) as never;

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

const patience = { timeout: 10_000 };

/** The next question to the server, once it has been asked. */
const nextQuestion = (): Promise<Question> =>
  vi.waitFor(() => questions.shift() ?? Promise.reject(new Error('none')), patience);

const openStore = async (ids = ['1', '2']) => {
  const client = buildClient('en', {});
  const store = cartStoreOf(client);
  store.open();
  (await nextQuestion()).answer({ cart: cartOf(ids) });
  await vi.waitFor(() => expect(store.state().cart?.lines).toHaveLength(ids.length), patience);
  return { client, store };
};

const shown = (store: CartStore) => store.state().cart?.lines.map(({ id }) => id);

beforeEach(() => {
  questions = [];
  browser = new EventTarget();
  kept = new Map();
  vi.stubGlobal('window', browser);
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: 'en' } }),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { operationName, variables } = JSON.parse(body);
    return new Promise<Response>((resolve) => {
      const answer = (data: object) =>
        resolve(Response.json('errors' in data ? data : { data: { __typename: 'Query', ...data } }));
      questions.push({ operationName, variables, answer });
    });
  });
});

describe('the cart of a window', () => {
  it('does not bring a removed line back with an answer that was asked for before', async () => {
    const { store } = await openStore();
    void store.refresh();
    const late = await nextQuestion();
    const removing = store.change(removal(lineOf('1')));
    expect(shown(store)).toEqual(['2']);
    late.answer({ cart: cartOf(['1', '2']) });
    const removed = await nextQuestion();
    expect(shown(store)).toEqual(['2']);
    removed.answer({ removeCartLine: cartOf(['2']) });
    expect(await removing).toMatchObject({ kind: 'done' });
    expect(shown(store)).toEqual(['2']);
  });

  it('starts the next cart without the extras of the last, even when the page is reloaded before the removal is answered', async () => {
    const { store } = await openStore(['1']);
    const keptFees = () => JSON.parse(kept.get(keptParams.key) ?? '{}').serviceFees;
    const serviceFees = [{ id: '1', addressId: null }];
    const choosing = store.change({ params: (params) => ({ ...params, serviceFees }) });
    (await nextQuestion()).answer({ cart: cartOf(['1']) });
    await choosing;
    expect(keptFees()).toEqual(serviceFees);
    const removing = store.change(removal(lineOf('1')));
    const removed = await nextQuestion();
    expect(keptFees()).toBeUndefined();
    removed.answer({ errors: [{ message: 'x', extensions: { code: 'PROVIDER_TIMEOUT' } }] });
    (await nextQuestion()).answer({ cart: cartOf(['1']) });
    expect(await removing).toMatchObject({ kind: 'failed' });
    expect(keptFees()).toEqual(serviceFees);
  });

  it('keeps an extra as soon as it is chosen, and writes nothing for a customer who has signed out in another tab', async () => {
    const { store } = await openStore(['1']);
    const serviceFees = [{ id: '1', addressId: null }];
    const choosing = store.change({ params: (params) => ({ ...params, serviceFees, promoCode: 'TEN' }) });
    const asked = await nextQuestion();
    expect(JSON.parse(kept.get(keptParams.key) ?? '{}')).toEqual({ serviceFees });
    asked.answer({ cart: cartOf(['1']) });
    await choosing;
    expect(JSON.parse(kept.get(keptParams.key) ?? '{}')).toMatchObject({ serviceFees, promoCode: 'TEN' });
    kept.delete(keptParams.key);
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: keptParams.key }));
    expect(store.state().given.serviceFees).toBeUndefined();
    expect(kept.has(keptParams.key)).toBe(false);
  });

  it('says that the order is no longer a gift when the provider takes it no longer, not when the customer gives it back', async () => {
    await openTexts('en', 'en');
    const { store } = await openStore(['1']);
    const gift = { firstName: 'Reem', lastName: 'Salem', mobileNumber: '544556677' };
    const give = async (wanted: typeof gift | null, part = {}) => {
      const giving = store.change({ params: (params) => ({ ...params, gift: wanted }) });
      (await nextQuestion()).answer({ cart: cartOf(['1'], part) });
      await giving;
    };
    await give(gift);
    await give(null);
    await give(gift, { refusals: [{ param: 'GIFT', message: 'No' }] });
    await give(gift);
    expect(toasts.current()).toEqual([]);
    void store.refresh();
    (await nextQuestion()).answer({ cart: cartOf(['1'], { availableServiceFees: [] }) });
    (await nextQuestion()).answer({ cart: cartOf(['1'], { availableServiceFees: [] }) });
    await store.settle();
    expect(toasts.current()).toMatchObject([{ title: 'The order is no longer a gift.' }]);
  });

  it('asks anew when an answer was lost, and believes what it then sees', async () => {
    const { store } = await openStore();
    const failed = { errors: [{ message: 'x', extensions: { code: 'PROVIDER_TIMEOUT' } }] };
    const removing = store.change(removal(lineOf('1')));
    (await nextQuestion()).answer(failed);
    (await nextQuestion()).answer({ cart: cartOf(['2']) });
    expect(await removing).toMatchObject({ kind: 'done' });
    const again = store.change(removal(lineOf('2')));
    (await nextQuestion()).answer(failed);
    (await nextQuestion()).answer({ cart: cartOf(['2']) });
    expect(await again).toMatchObject({ kind: 'failed', failure: { code: 'PROVIDER_TIMEOUT' } });
    expect(shown(store)).toEqual(['2']);
  });

  it('sends what a dialog adds with the code that holds when its turn comes, and asks for a cart that does not come back', async () => {
    const { store } = await openStore();
    const applying = store.change({ params: (params) => ({ ...params, promoCode: 'TEN' }) });
    const asked = await nextQuestion();
    expect(asked.variables).toEqual({ params: { promoCode: 'TEN' } });
    const adding = addToCart(store, { productId: '3' });
    asked.answer({ cart: cartOf(['1', '2'], { promoDiscount: money(200) }) });
    await applying;
    expect(JSON.parse(kept.get(keptParams.key) ?? '{}').promoCode).toBe('TEN');
    const added = await nextQuestion();
    expect(added.variables).toEqual({ input: { productId: '3' }, params: { promoCode: 'TEN' } });
    added.answer({ addToCart: { __typename: 'AddToCartResult', cartLineId: '3', cart: null } });
    (await nextQuestion()).answer({ cart: cartOf(['1', '2', '3'], { promoDiscount: money(300) }) });
    expect((await adding).data?.addToCart.cartLineId).toBe('3');
    expect(store.state().cart?.promoDiscount.amount).toBe(300);
  });

  it('sends quick clicks one after the other; what waits behind one that failed goes with it, or can be taken back', async () => {
    const { store } = await openStore();
    const outcomes = [2, 3, 4].map((quantity) => store.change(newQuantity(lineOf('1'), quantity)));
    const removing = removal(lineOf('2'));
    const removed = store.change(removing);
    expect(store.state().cart?.lines).toMatchObject([{ quantity: 4 }]);
    expect(store.takeBack(removing)).toBe(true);
    const first = await nextQuestion();
    expect(store.takeBack(removing)).toBe(false);
    expect(questions).toEqual([]);
    first.answer({ errors: [{ message: 'x', extensions: { code: 'REFUSED' } }] });
    (await nextQuestion()).answer({ cart: cartOf(['1', '2']) });
    expect((await Promise.all(outcomes)).map((outcome) => outcome?.kind)).toEqual(['failed', undefined, undefined]);
    expect(await removed).toBeNull();
    expect(questions).toEqual([]);
    expect(shown(store)).toEqual(['1', '2']);
  });

  it('takes over what another tab has learnt, rather than what this one asked for before', async () => {
    const { store } = await openStore();
    void store.refresh();
    const late = await nextQuestion();
    kept.set(keptCart.key, JSON.stringify({ ...cartOf(['2']), locale: 'en' }));
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: keptCart.key }));
    expect(shown(store)).toEqual(['2']);
    late.answer({ cart: cartOf(['1', '2']) });
    await store.settle();
    expect(shown(store)).toEqual(['2']);
  });

  it('chooses again what the server tells of an order that failed, once, and says so; a lost answer lets it try again', async () => {
    const { store } = await openStore();
    const chosenBefore = { orderNumber: 'RQ1', serviceFees: [{ id: '1', addressId: null }], gift: null };
    void store.refresh();
    (await nextQuestion()).answer({ cart: cartOf(['1'], { chosenBefore }) });
    const lost = await nextQuestion();
    expect(lost.variables.params).toEqual({ serviceFees: [{ id: '1', addressId: null }] });
    lost.answer({ errors: [{ message: 'No', extensions: { code: 'PROVIDER_TIMEOUT' } }] });
    await store.settle();
    expect(store.state().params.serviceFees).toBeUndefined();
    void store.refresh();
    (await nextQuestion()).answer({ cart: cartOf(['1'], { chosenBefore }) });
    (await nextQuestion()).answer({ cart: cartOf(['1'], { chosenBefore }) });
    const note = await nextQuestion();
    expect(note).toMatchObject({ operationName: 'NoteChosenAgain', variables: { orderNumber: 'RQ1' } });
    note.answer({ noteChosenAgain: true });
    await store.settle();
    await turn();
    expect(store.state().params.serviceFees).toEqual([{ id: '1', addressId: null }]);
    expect(questions).toEqual([]);
  });

  it('does not ask for ever when the provider says now this and now that', async () => {
    const { store } = await openStore();
    const serviceFees = [{ id: '1', addressId: null }];
    const choosing = store.change({ params: (params) => ({ ...params, serviceFees }) });
    (await nextQuestion()).answer({ cart: cartOf(['1'], { availableServiceFees: [] }) });
    (await nextQuestion()).answer({ cart: cartOf(['1'], { selectedServiceFees: [{ id: '1', addressId: null }] }) });
    await choosing;
    await store.settle();
    await turn();
    expect(questions).toEqual([]);
    expect(store.state().isBusy).toBe(false);
  });
});

describe('an addition whose answer was lost, and whose cart could not be asked either', () => {
  const down = { errors: [{ message: 'x', extensions: { code: 'PROVIDER_TIMEOUT' } }] };
  const piece = { productId: 'p1', branchId: null, extension: null };

  /** The cart comes back with the one line that was added. */
  const lineComesBack = async (store: CartStore, part: object) => {
    const cart = cartOf(['1'], { lines: [{ ...lineOf('1'), branchId: null, extension: null, ...part }] });
    const reading = store.refresh();
    (await nextQuestion()).answer({ cart });
    await reading;
    return cart;
  };

  it('is found by the next press, also when the cart has shown it in between, and is not made twice', async () => {
    const { client, store } = await openStore([]);
    const press = addPieces.bind(null, client, { ...piece, quantity: 1, as: 'PRODUCT' });
    const first = press();
    for (const operationName of ['AddToCart', 'Cart']) {
      const asked = await nextQuestion();
      expect(asked.operationName).toBe(operationName);
      asked.answer(down);
    }
    expect((await first).error).toBeDefined();
    const cart = await lineComesBack(store, { soldAs: 'PRODUCT' });
    const again = press();
    const asked = await nextQuestion();
    expect(asked.operationName).toBe('Cart');
    asked.answer({ cart });
    expect((await again).data?.addToCart.cartLineId).toBe('1');
    expect(questions).toEqual([]);
  });

  it('of a treatment is not taken for a second visit once its line has a time, and what comes is told: one unless told otherwise [TRK-09]', async () => {
    const { store } = await openStore([]);
    const first = addToCart(store, { ...piece, as: 'SERVICE' });
    for (let asked = 0; asked < 2; asked += 1) (await nextQuestion()).answer(down);
    expect((await first).error).toBeDefined();
    const cart = await lineComesBack(store, { startAt: '2026-11-23T09:00' });
    const second = addToCart(store, { ...piece, as: 'SERVICE' });
    (await nextQuestion()).answer({ cart });
    const added = await nextQuestion();
    expect(added.operationName).toBe('AddToCart');
    added.answer({ addToCart: { __typename: 'AddToCartResult', cartLineId: '2', cart: cartOf(['1', '2']) } });
    expect((await second).data?.addToCart.cartLineId).toBe('2');
    expect(window.dataLayer).toMatchObject([{ event: 'add_to_cart', quantity: 1, currency: 'SAR' }]);
  });
});
