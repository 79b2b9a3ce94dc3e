import type { ShopContext } from '../../../server/graphql/context.ts';
import type { ProviderClient } from '../../../server/provider/client.ts';
import { ProviderError } from '../../../server/provider/errors.ts';
import type { Clock } from '../../../server/state/placed-orders.ts';
import type { Store } from '../../../server/state/store.ts';
import type { Rules } from './rules.ts';
import { storeAtOnce } from './server-steps.ts';
import { line, type Operation, type Order, product, type Scenario, type Trouble, type World } from './world.ts';

const pages = 'https://pay.example';
const claims = JSON.stringify({ sub: 'noura' });

/** The context of one process for one request of a browser. */
export type Desk = { strict: Store; rest: Store; clock: Clock; process: number; provider: ProviderClient };

type Answers = Record<string, (asked: Record<string, unknown>) => unknown>;

/** A provider that answers these calls, with the values read from its answers. */
export const providerThat = (answers: Answers): ProviderClient => {
  const callOf = (method: string) => async (template: string, call: { ids?: object; body?: object }) => {
    const answer = answers[`${method} ${template}`];
    if (!answer) throw new Error(`nothing answers ${method} ${template}`);
    return answer({ ...call.ids, ...call.body });
  };
  const methods = ['get', 'post', 'put', 'delete'].map((name) => [name, callOf(name.toUpperCase())]);
  return { language: 'en', ...Object.fromEntries(methods) } as unknown as ProviderClient;
};

/** The provider's answer to `POST orders`. */
export const placedAnswer = (orderNumber: string, methodId: string): object => {
  const url = methodId === 'branch' ? null : { url: `${pages}/${orderNumber}` };
  return {
    order: { order_number: orderNumber, total: null },
    payment: { create_token_url: url },
    confirmation_message: { message_1: null },
    saved_cards: [],
  };
};

/** The context in which the shop's own resolvers answer. */
export const contextAt = (rules: Rules, { strict, rest, clock, process, provider }: Desk): ShopContext => {
  type Ask = () => ReturnType<Rules['paymentStatusOf']>;
  const payments = {
    askNow: async (_owner: string, orderNumber: string, ask: Ask) => ({
      orderNumber,
      state: rules.toPaymentState((await ask()).success),
      attempt: 1,
    }),
    mayAsk: async () => true,
  };
  const backend = {
    config: { providerUrl: pages, paymentOrigins: [] },
    placedOrders: rules.placedOrders(strict, clock, process),
    checkouts: rules.checkouts(strict, rest, clock),
    knownSessions: { has: () => true },
    payments,
  };
  const quiet = () => undefined;
  const session = { token: 'token', key: 'noura', expiresAt: Number.MAX_SAFE_INTEGER, claims: claims };
  const log = { info: quiet, warn: quiet, error: quiet };
  return { backend, provider, session, log, language: 'en', endsAt: undefined } as unknown as ShopContext;
};

const sayNo = (endpoint: string, kind: 'refused' | 'timeout') => new ProviderError({ kind, endpoint, message: kind });

const listed = ({ number, state, at }: Order, { isCancelable, takesAnotherCard: isPageOpen }: Scenario): object => ({
  id: number,
  number,
  status: {
    label: state,
    isActive: state === 'open' || state === 'paid' || (state === 'declined' && isPageOpen),
    isCancelled: state === 'cancelled',
  },
  total: { amount: 100, currency: 'SAR' },
  placedAt: at,
  isCancelable: isCancelable && (state === 'open' || state === 'declined'),
  products: [{ productId: product, startAt: null }],
  gift: null,
});

const answersOf = (world: World, scenario: Scenario, trouble: Trouble): Answers => {
  const orderOf = (number: unknown) => world.orders.find((order) => order.number === number);
  return {
    'POST payments/check-payment-status': ({ merchant_reference: number }) => {
      const state = orderOf(number)?.state;
      if (trouble === 'payments are silent') return { success: null };
      return { success: state === 'open' ? 'pending' : state === 'paid' };
    },
    'GET cart': () => ({ lines: cartLines(world) }),
    'DELETE cart/{cart_product_id}': () => {
      world.isInCart = false;
    },
    'GET orders': () => ({
      bookings: world.orders.toReversed().map((order) => listed(order, scenario)),
      page: { lastPage: 1 },
    }),
    'GET orders/{id}/cancel': ({ id }) => {
      const order = orderOf(id);
      if (trouble === 'cancelling gets lost') throw sayNo('GET orders/{id}/cancel', 'timeout');
      const isRefused = trouble === 'cancelling is refused' || !order || order.state === 'paid';
      if (isRefused) throw sayNo('GET orders/{id}/cancel', 'refused');
      order.state = 'cancelled';
      if (trouble === 'cancels unheard') throw sayNo('GET orders/{id}/cancel', 'timeout');
      return null;
    },
  };
};

type Asking = Extract<Operation, { on: 'provider' }>;

/** The provider's reaction, in one step, to a question beside the order; fails with a `ProviderError`. */
export const askProvider = (world: World, scenario: Scenario, { call, asked }: Asking, trouble: Trouble): unknown =>
  answersOf(world, scenario, trouble)[call]?.(asked);

/** The questions beside the order that a press may come to. */
export const questionCalls = [
  'POST payments/check-payment-status',
  'GET cart',
  'DELETE cart/{cart_product_id}',
  'GET orders',
  'GET orders/{id}/cancel',
] as const;

/** The contents of the provider's cart. */
export const cartLines = ({ isInCart }: World) =>
  isInCart ? [{ id: line, productId: product, quantity: 1, startAt: null }] : [];

/** The same for a question that nothing comes between; it changes the world. */
export const contextAtOnce = (
  rules: Rules,
  scenario: Scenario,
  world: World,
  trouble: Trouble = 'none',
): ShopContext => {
  const store = storeAtOnce(world);
  const clock: Clock = { now: () => world.now, elapsed: () => 0, pause: async () => undefined };
  const provider = providerThat(answersOf(world, scenario, trouble));
  return contextAt(rules, { strict: store, rest: store, clock, process: 0, provider });
};
