import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { waysOn } from '../../client/features/payments/payment-flow.ts';
import { PayingCustomer } from '../support/paying-customer.ts';
import { bookService } from '../support/shop-steps.ts';
import { type Shop, startShop } from '../support/start-shop.ts';

const patient = await startShop({ paymentPollMs: 5, providerTimeoutMs: 20_000 });
const hasty = await startShop({ paymentPollMs: 5, providerTimeoutMs: 2_000 });
afterAll(() => Promise.all([patient.close(), hasty.close()]));

const ORDERS = '{ bookings { bookings { number status { isActive isCancelled } invoiceUrl } } }';
const CART = '{ cart(params: {}) { itemCount } }';

const kinds = ['status', 'reset', 'reset after', 'truncated', 'html', 'refused', 'lie'] as const;
const paths = ['orders', 'payments/check-payment-status'] as const;

/** What may happen next, in any order: what the customer does, what the bank does, and what breaks. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('choose' as const), presses: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('check' as const, 'listen' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('tryAgain', 'deny', 'startOver', 'reload', 'silence') }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('move'), place: fc.constantFrom('frame', 'closed', 'blocked') }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('page'), age: fc.nat({ max: 1 }), isPaid: fc.boolean() }),
  },
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

function breakNext(shop: Shop, phone: string, path: string, kind: string): void {
  const fault = { path, phone, method: 'POST', times: 1 } as const;
  if (kind === 'refused') shop.controls.setFault({ ...fault, kind: 'status', status: 422, message: 'No' });
  else if (kind === 'lie') shop.controls.setFault({ ...fault, kind: 'body', body: { data: { success: false } } });
  else if (kind === 'status') shop.controls.setFault({ ...fault, kind: 'status', status: 503 });
  else if (kind === 'silence') shop.controls.setFault({ ...fault, kind: 'timeout' });
  else if (kind === 'reset after') shop.controls.setFault({ ...fault, kind: 'reset', after: true });
  else shop.controls.setFault({ ...fault, kind: kind as 'reset' });
}

async function take(shop: Shop, customer: PayingCustomer, phone: string, next: Step): Promise<void> {
  const acts: Record<string, () => unknown> = {
    choose: () => customer.choose(next.presses ?? 1),
    check: () => customer.check(),
    listen: () => customer.listen(),
    tryAgain: () => customer.tryAgain(),
    deny: () => customer.deny(),
    startOver: () => customer.startOver(),
    reload: () => customer.reload(),
    silence: () => customer.hearNothing(),
    move: () => customer.move(next.place as 'frame'),
    page: () => customer.onPage(next.age ?? 0, next.isPaid ?? false),
    break: () => breakNext(shop, phone, next.path ?? '', next.kind ?? ''),
  };
  await acts[next.do ?? '']?.();
}

/** Follows whatever ways the dialogs offer until the order is paid. */
async function goOn(customer: PayingCustomer): Promise<void> {
  for (let turn = 0; turn < 12 && customer.flow.step !== 'paid'; turn++) {
    if (customer.orderNumber) await customer.onPage(0, true);
    customer.deny();
    if (customer.can('startOver')) customer.startOver();
    if (customer.can('tryAgain')) await customer.tryAgain();
    if (customer.can('choose')) await customer.choose(2);
    else await customer.check();
  }
}

async function ordersOf(shop: Shop, cookie: string): Promise<{ all: string[]; paid: string[] }> {
  const { data } = await shop.gql(ORDERS, {}, { cookie });
  const bookings: { number: string; invoiceUrl: string | null }[] = data.bookings.bookings;
  const paid = bookings.filter(({ invoiceUrl }) => invoiceUrl !== null);
  return { all: bookings.map(({ number }) => number), paid: paid.map(({ number }) => number) };
}

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
];

/** `npm run prove-payments` walks oftener, and elsewhere each time. */
const { PAYMENT_WALKS = '25', PAYMENT_WALKS_SEED = '407' } = process.env;
const RUNS = Number(PAYMENT_WALKS);
/** Free times are few: every now and then the provider begins anew. */
const WALKS_OF_ONE_PROVIDER = 100;

let walks = 0;
const walked = new Set<string>();
const everyTransition = [
  'choosing chosen',
  'placing placed',
  'placing refused',
  'placing unanswered',
  'lost chosen',
  'lost denied',
  'lost startedOver',
  'paying moved',
  'paying heard',
  'paying silent',
  'unconfirmed moved',
  'unconfirmed heard',
  'failed moved',
  'failed heard',
  'failed triedAgain',
];

async function walk(shop: Shop, steps: readonly Step[]): Promise<void> {
  walks += 1;
  if (walks % WALKS_OF_ONE_PROVIDER === 0) shop.controls.reset();
  const phone = `50000${2000 + walks}`;
  const cookie = await shop.signIn(phone);
  const lineId = await bookService(shop, cookie, walks % 10, 2 + (Math.floor(walks / 10) % 15));
  const customer = new PayingCustomer(shop, cookie, lineId);
  let wasPaid = false;
  for (const next of steps) {
    await take(shop, customer, phone, next);
    const { all, paid } = await ordersOf(shop, cookie);
    expect(all.length, 'an order for each decision at most').toBeLessThanOrEqual(customer.keys.size);
    expect(customer.keys.size, 'nothing is decided anew before').toBeLessThanOrEqual(customer.ended + 1);
    expect(paid.length, 'money is taken once').toBeLessThanOrEqual(1);
    expect(waysOn(customer.flow), 'no dead end').not.toEqual([]);
    if (customer.flow.step === 'paid') expect(paid).toEqual([customer.orderNumber]);
    if (wasPaid && next.do !== 'reload') expect(customer.flow.step, 'paid stays paid').toBe('paid');
    wasPaid = customer.flow.step === 'paid';
  }
  shop.controls.clearFaults();
  // After a reload that forgot a declined order nothing is left to pay when that order was paid after all.
  const isOver = customer.orderNumber === null && (await ordersOf(shop, cookie)).paid.length > 0;
  if (!isOver) await goOn(customer);
  if (!isOver) expect(customer.flow.step, 'what the provider knows is told').toBe('paid');
  const { all, paid } = await ordersOf(shop, cookie);
  expect(paid).toHaveLength(1);
  expect(all.length).toBeLessThanOrEqual(customer.keys.size);
  for (const transition of customer.walked) walked.add(transition);
  const { data } = await shop.gql(CART, {}, { cookie });
  expect(data.cart.itemCount).toBe(0);
}

test(
  'whatever a customer, a bank and a failing network do in whatever order, money is taken once, paid is said when it is, and there is a way on',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array<Step>(step, { minLength: 4, maxLength: 16 }), (steps) => walk(patient, steps)),
      {
        numRuns: RUNS,
        seed: Number(PAYMENT_WALKS_SEED),
        examples: known.map((steps) => [steps as Step[]]),
      },
    );
    expect(everyTransition.filter((transition) => !walked.has(transition))).toEqual([]);
  },
  90_000 + RUNS * 1_000,
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
