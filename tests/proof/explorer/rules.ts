import { decide, isTurnedBack, markOf } from '../../../client/features/checkout/decision.ts';
import { nextFlow, waysOn } from '../../../client/features/payments/payment-flow.ts';
import { isOutcomeUnknown } from '../../../client/graphql/open-outcome.ts';
import { OpenPayments } from '../../../server/state/open-payments.ts';
import { toPaymentState } from '../../../server/state/payment-poller.ts';
import { type Clock, type Decision, PlacedOrders } from '../../../server/state/placed-orders.ts';
import type { Store } from '../../../server/state/store.ts';

const PATIENCE = 7_200;

/** What one process has at hand for one press. */
export type Desk = {
  /** Fails when what is shared is away; the other one then goes on without it. */
  orders: Store;
  rest: Store;
  clock: Clock;
  process: number;
};

/** What becomes of one press at the server, as in `server/graphql/resolvers/checkout.ts`. */
async function placeOrder(
  { placedOrders }: Pick<Rules, 'placedOrders'>,
  { orders, rest, clock, process }: Desk,
  decision: Decision,
  create: () => Promise<string>,
): Promise<string> {
  return placedOrders(orders, clock, process).once(decision, PATIENCE, async () => {
    const orderNumber = await create();
    const hasPage = decision.methodId !== 'branch';
    if (hasPage) await new OpenPayments(rest, clock.now).note({ orderNumber }, decision.lineIds);
    return orderNumber;
  });
}

/**
 * The shop's own rules, as it runs them; a proof may break one of them on purpose. What a new release calls otherwise has to
 * be named anew here and nowhere else.
 */
export const SHOP = {
  decide,
  markOf,
  isTurnedBack,
  isOutcomeUnknown,
  nextFlow,
  waysOn,
  toPaymentState,
  placedOrders: (store: Store, clock: Clock, _process: number): Pick<PlacedOrders<string>, 'once'> =>
    new PlacedOrders<string>(store, { log: { error: () => undefined }, longestAnswer: 8_000, clock }),
  placeOrder,
  /** What the server notes of the provider's word on a payment. */
  notePayment: async (store: Store, now: () => number, orderNumber: string, success: boolean | 'pending' | null) => {
    if (typeof success === 'boolean') await new OpenPayments(store, now).forget(orderNumber);
  },
  /** Whether the server leads any device of the customer to the page of this order. */
  isPayable: async (store: Store, now: () => number, orderNumber: string): Promise<boolean> =>
    (await new OpenPayments(store, now).of(orderNumber)) !== null,
};

export type Rules = {
  [Name in Exclude<keyof typeof SHOP, 'placeOrder'>]: (typeof SHOP)[Name];
} & { placeOrder: typeof placeOrder };
