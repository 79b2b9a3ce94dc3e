import { type Decision, decide, isTurnedBack } from '../../../client/features/payments/decision.ts';
import { nextFlow, waysOn } from '../../../client/features/payments/payment-flow.ts';
import { isOutcomeUnknown } from '../../../client/graphql/failure.ts';
import { paymentStatusOf } from '../../../server/graphql/checkouts.ts';
import { clearPaid } from '../../../server/graphql/customers-cart.ts';
import type { PlacedOrder } from '../../../server/graphql/generated/types.ts';
import * as checkout from '../../../server/graphql/resolvers/checkout.ts';
import * as openCheckouts from '../../../server/graphql/resolvers/open-checkouts.ts';
import type { ProviderPlacedOrder } from '../../../server/provider/checkout.ts';
import { buildCheckouts } from '../../../server/state/checkouts.ts';
import { toPaymentState } from '../../../server/state/payment-poller.ts';
import { buildPlacedOrders, type Clock } from '../../../server/state/placed-orders.ts';
import type { Chosen } from '../../../server/state/shared-state.ts';
import type { Store } from '../../../server/state/store.ts';

type Wanted = { methodId: string; cart: string };

/** A changed cart is another checkout, which knows nothing of what was decided in the one before. */
const decideAbout = (kept: (Decision & Wanted) | null, { methodId, cart }: Wanted, newKey: () => string) => ({
  ...decide(kept?.cart === cart ? kept : null, methodId, newKey),
  cart,
});

/**
 * The shop's own rules, as it runs them; a proof may break one of them on purpose. What a new release calls otherwise has to
 * be named anew here and nowhere else.
 */
export const shop = {
  decide: decideAbout,
  isTurnedBack,
  isOutcomeUnknown,
  nextFlow,
  waysOn,
  toPaymentState,
  placedOrders: (
    store: Store,
    clock: Clock,
    _process: number,
  ): Pick<ReturnType<typeof buildPlacedOrders<ProviderPlacedOrder>>, 'once' | 'refuseTaken'> =>
    buildPlacedOrders<ProviderPlacedOrder>(store, { log: { error: () => undefined }, longestAnswer: 8_000, clock }),
  /** `strict` fails when what is shared is away; the other one then goes on without it. */
  checkouts: (strict: Store, store: Store, clock: Clock) => buildCheckouts<PlacedOrder, Chosen>(strict, store, clock),
  placeOrder: checkout.Mutation.placeOrder,
  ...openCheckouts.Query,
  ...openCheckouts.Mutation,
  paymentStatusOf,
  clearPaid,
};

export type Rules = typeof shop;
