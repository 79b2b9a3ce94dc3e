import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { waysOn } from '../../client/features/payments/payment-flow.ts';
import { standInBrowser } from '../support/browser-globals.ts';
import { shopForFile } from '../support/for-file.ts';
import { PayingCustomer } from '../support/paying-customer.ts';
import { addMutation, bookService } from '../support/shop-steps.ts';
import type { Shop } from '../support/start-shop.ts';

const patient = await shopForFile({ paymentPollMs: 5, providerTimeoutMs: 20_000 });
const hasty = await shopForFile({ paymentPollMs: 200, providerTimeoutMs: 2_000 });
/** Where each of the shops listens. */
const origins = new Map<Shop, string>();
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const shop of [patient, hasty]) {
    origins.set(shop, await shop.app.listen({ port: 0, host: '127.0.0.1' }));
  }
});

const ordersQuery = '{ bookings { bookings { number invoiceUrl } } }';
const cartQuery = '{ cart(params: {}) { itemCount } }';
const openQuery = '{ openPayments { order { orderNumber } } }';
/** Of these the provider sells any number; a time it sells once, in any case. */
const oil = { productId: '8001', branchId: '2', as: 'PRODUCT', extension: '30ml', quantity: 1 };

const kinds = ['status', 'reset', 'reset after', 'truncated', 'html', 'refused', 'lie'] as const;
const paths = ['orders', 'payments/check-payment-status'] as const;

/** The possible next events, in any order: of the customer, of the bank, and failures. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('choose' as const), presses: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('check' as const, 'listen' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('tryAgain', 'deny', 'startOver', 'reload', 'silence') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('chooseInBoth', 'turn', 'close', 'goOn', 'giveUp') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('move'), place: fc.constantFrom('frame', 'closed', 'blocked') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('page'), age: fc.nat({ max: 1 }), isPaid: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('break'),
      path: fc.constantFrom(...paths),
      kind: fc.constantFrom(...kinds),
    }),
  },
);

type Step = Partial<{
  do: string;
  presses: number;
  age: number;
  isPaid: boolean;
  place: string;
  path: string;
  kind: string;
}>;

const breakNext = (shop: Shop, phone: string, path: string, kind: string): void => {
  const fault = { path, phone, method: 'POST', times: 1 } as const;
  if (kind === 'refused') shop.controls.setFault({ ...fault, kind: 'status', status: 422, message: 'No' });
  else if (kind === 'lie') shop.controls.setFault({ ...fault, kind: 'body', body: { data: { success: false } } });
  else if (kind === 'status') shop.controls.setFault({ ...fault, kind: 'status', status: 503 });
  else if (kind === 'silence') shop.controls.setFault({ ...fault, kind: 'timeout' });
  else if (kind === 'reset after') shop.controls.setFault({ ...fault, kind: 'reset', after: true });
  else shop.controls.setFault({ ...fault, kind: kind as 'reset' });
};

const take = async (shop: Shop, customer: PayingCustomer, phone: string, next: Step): Promise<void> => {
  const acts: Record<string, () => unknown> = {
    choose: () => customer.choose(next.presses ?? 1),
    check: () => customer.check(),
    listen: () => customer.listen(),
    tryAgain: () => customer.tryAgain(),
    deny: () => customer.deny(),
    startOver: () => customer.startOver(),
    chooseInBoth: () => customer.chooseInBoth(),
    turn: () => customer.turn(),
    close: () => customer.close(),
    goOn: () => customer.goOn(),
    giveUp: () => customer.giveUp(),
    silence: () => customer.hearNothing(),
    move: () => customer.move(next.place as 'frame'),
    page: () => customer.onPage(next.age ?? 0, next.isPaid ?? false),
    break: () => breakNext(shop, phone, next.path ?? '', next.kind ?? ''),
  };
  await acts[next.do ?? '']?.();
};

type Orders = { all: string[]; paid: string[] };

const ordersOf = async (shop: Shop, cookie: string): Promise<Orders> => {
  const { data } = await shop.gql(ordersQuery, {}, { cookie });
  const rows: { number: string; invoiceUrl: string | null }[] = data.bookings.bookings;
  const paid = rows.filter(({ invoiceUrl }) => invoiceUrl !== null);
  return { all: rows.map(({ number }) => number), paid: paid.map(({ number }) => number) };
};

/** How many orders the shop has given up in this walk. The sandbox itself cancels an unpaid order when the next one comes. */
const givenUp = (shop: Shop) => shop.controls.requests().filter(({ path }) => path.endsWith('/cancel')).length;

/** Follows the actions of the dialogs until an order is paid. */
const goOn = async (shop: Shop, customer: PayingCustomer, cookie: string): Promise<Orders> => {
  for (let turn = 0; turn < 15; turn++) {
    const orders = await ordersOf(shop, cookie);
    if (orders.paid.length > 0) return orders;
    if (customer.flow.step === 'paid') customer.close();
    await customer.onPage(0, true);
    customer.deny();
    customer.startOver();
    await customer.tryAgain();
    const { drawn } = customer.tab;
    const asked = drawn?.dialog === 'question' ? drawn.asked.checkout : null;
    if (asked?.isPageLost || asked?.state === 'FAILED') (await customer.giveUp()) && customer.anew();
    else customer.goOn();
    await customer.check();
    await customer.choose(2);
  }
  return ordersOf(shop, cookie);
};

const choose = { do: 'choose', presses: 2 } as const;
const move = { do: 'move', place: 'frame' } as const;
const check = { do: 'check' } as const;
const deny = { do: 'deny' } as const;
const startOver = { do: 'startOver' } as const;
const breakNextCall = (path: (typeof paths)[number], kind: (typeof kinds)[number] | 'silence') =>
  ({ do: 'break', path, kind }) as const;
const page = (isPaid: boolean) => ({ do: 'page', age: 0, isPaid }) as const;

/** The ways that chance does not always find. */
const known = [
  [breakNextCall('orders', 'reset after'), choose, choose, deny, startOver, choose, { do: 'silence' }, move, check],
  [breakNextCall('orders', 'reset'), choose, { do: 'reload' }, choose, deny, startOver, choose, page(true), check],
  [breakNextCall('orders', 'refused'), choose, choose, page(false), { do: 'listen' }, { do: 'tryAgain' }],
  [choose, page(true), breakNextCall('payments/check-payment-status', 'lie'), move, check, move, check],
  [choose, { do: 'silence' }, page(true), breakNextCall('payments/check-payment-status', 'lie'), check, check],
  [choose, { do: 'silence' }, check, page(true), { do: 'silence' }, check],
  [choose, page(false), { do: 'listen' }, page(true), check],
  [choose, { do: 'close' }, choose, { do: 'turn' }, choose, { do: 'reload' }, page(true), check],
  // The provider refuses to say how the payment stands.
  [
    choose,
    { do: 'silence' },
    { do: 'close' },
    breakNextCall('payments/check-payment-status', 'refused'),
    choose,
    choose,
  ],
  [{ do: 'chooseInBoth' }, { do: 'chooseInBoth' }, page(false), { do: 'listen' }, { do: 'turn' }, { do: 'tryAgain' }],
  [breakNextCall('orders', 'reset after'), choose, { do: 'reload' }, choose, { do: 'giveUp' }, choose, page(true)],
];

/** `npm run prove-payments` walks oftener, and elsewhere each time. */
const { PAYMENT_WALKS = '25', PAYMENT_WALKS_SEED = '407' } = process.env;
const runs = Number(PAYMENT_WALKS);
/** Free times are few: every now and then the provider begins anew. */
const walksOfOneProvider = 100;

let walks = 0;
const walked = new Set<string>();
const everyMove = [
  'choosing>placing',
  'placing>choosing',
  'placing>lost',
  'lost>placing',
  'lost>choosing',
  'paying>paying',
  'paying>unconfirmed',
  'paying>failed',
  'paying>paid',
  'unconfirmed>paying',
  'unconfirmed>paid',
  'failed>choosing',
  'failed>paid',
];
const leavesTheEnd = ['reload', 'close', 'turn'];

const openOf = async (shop: Shop, cookie: string): Promise<string[]> => {
  const { data } = await shop.gql(openQuery, {}, { cookie });
  return data.openPayments.map(({ order }: { order: { orderNumber: string } }) => order.orderNumber);
};

/** Loads the page anew; the tab goes on with the payment that it followed, as long as that is open. */
const reload = async (shop: Shop, customer: PayingCustomer, cookie: string): Promise<void> => {
  const { flow } = customer;
  const before = await openOf(shop, cookie);
  await customer.reload();
  const after = await openOf(shop, cookie);
  if (!('orderNumber' in flow) || ![before, after].every((open) => open.includes(flow.orderNumber))) return;
  // A provider that says "declined" once, just then, closes it for a moment; the next press on pay leads to it.
  if (shop.controls.faults().some(({ kind }) => kind === 'body')) return;
  expect(customer.flow).toMatchObject({ orderNumber: flow.orderNumber });
};

const walk = async (shop: Shop, steps: readonly Step[], isForGoods = true): Promise<void> => {
  walks += 1;
  if (walks % walksOfOneProvider === 0) shop.controls.reset();
  const phone = `50000${2000 + walks}`;
  const cookie = await shop.signIn(phone);
  if (isForGoods) await shop.gql(addMutation, { input: oil }, { cookie });
  else await bookService(shop, cookie, walks % 10, 2 + (Math.floor(walks / 10) % 15));
  const customer = new PayingCustomer(standInBrowser(origins.get(shop) ?? ''), cookie);
  shop.controls.clearRequests();
  let wasPaid = false;
  for (const next of steps) {
    if (next.do === 'reload') await reload(shop, customer, cookie);
    else await take(shop, customer, phone, next);
    const { all, paid } = await ordersOf(shop, cookie);
    const over = customer.decided.size + givenUp(shop);
    expect(all.length, 'an order for each decision at most').toBeLessThanOrEqual(customer.keys.size);
    expect(customer.keys.size, 'nothing is decided anew before').toBeLessThanOrEqual(customer.ended + over + 1);
    expect(paid.length, 'money is taken once').toBeLessThanOrEqual(1);
    const { flow } = customer;
    expect(waysOn(flow), 'no dead end').not.toEqual([]);
    if (flow.step === 'paid') expect(paid).toEqual([flow.orderNumber]);
    if (wasPaid && !leavesTheEnd.includes(next.do ?? '')) expect(flow.step, 'paid stays paid').toBe('paid');
    wasPaid = flow.step === 'paid';
  }
  shop.controls.clearFaults();
  const { all, paid } = await goOn(shop, customer, cookie);
  expect(paid, 'there is a way to a paid order').toHaveLength(1);
  expect(all.length).toBeLessThanOrEqual(customer.keys.size);
  for (const index of [0, 1]) {
    customer.turnTo(index);
    await customer.reload();
    customer.close();
    await customer.choose(2);
    expect(customer.tab.drawn, 'nothing is left to pay in either tab').toBeNull();
  }
  expect((await ordersOf(shop, cookie)).all, 'and nothing was ordered by trying').toEqual(all);
  customer.leave();
  for (const move of customer.moves) walked.add(move);
  const { data } = await shop.gql(cartQuery, {}, { cookie });
  expect(data.cart.itemCount).toBe(0);
};

test(
  'whatever a customer, a bank and a failing network do in whatever order, money is taken once, paid is said when it is, and there is a way on',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array<Step>(step, { minLength: 4, maxLength: 16 }), fc.boolean(), (steps, isForGoods) =>
        walk(patient, steps, isForGoods),
      ),
      { numRuns: runs, seed: Number(PAYMENT_WALKS_SEED), examples: known.map((steps) => [steps as Step[], true]) },
    );
    expect(everyMove.filter((move) => !walked.has(move))).toEqual([]);
  },
  90_000 + runs * 1_000,
);

test('a provider that never answers takes money once, too, and leaves a way on', async () => {
  const statusIsSilent = breakNextCall('payments/check-payment-status', 'silence');
  await walk(hasty, [
    breakNextCall('orders', 'silence'),
    choose,
    choose,
    deny,
    startOver,
    choose,
    statusIsSilent,
    check,
  ]);
  await walk(hasty, [choose, page(true), statusIsSilent, check, check]);
}, 60_000);

test('a customer with two tabs who presses pay in both at once has one order, and both tabs hear that it is paid', async () => {
  const cookie = await hasty.signIn('500001999');
  await hasty.gql(addMutation, { input: oil }, { cookie });
  const customer = new PayingCustomer(standInBrowser(origins.get(hasty) ?? ''), cookie);
  await customer.chooseInBoth();
  expect((await ordersOf(hasty, cookie)).all).toHaveLength(1);
  for (const index of [0, 1]) {
    customer.turnTo(index);
    // Pressed while the order of the other tab was on its way, it asks about the future of that.
    if (customer.tab.drawn?.dialog === 'question') customer.close();
    await customer.choose(1);
    await expect.poll(() => customer.tab.drawn?.dialog).toBe('payment');
  }
  await customer.onPage(0, true);
  for (const index of [0, 1]) {
    customer.turnTo(index);
    await customer.listen();
    expect(customer.flow.step).toBe('paid');
  }
  expect((await ordersOf(hasty, cookie)).all).toHaveLength(1);
  customer.leave();
});
