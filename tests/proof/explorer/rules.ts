import { decide, isTurnedBack, markOf } from '../../../client/features/checkout/decision.ts';
import { nextFlow, waysOn } from '../../../client/features/payments/payment-flow.ts';
import { isOutcomeUnknown } from '../../../client/graphql/open-outcome.ts';
import { OpenPayments } from '../../../server/state/open-payments.ts';
import { toPaymentState } from '../../../server/state/payment-poller.ts';
import { type Clock, PlacedOrders } from '../../../server/state/placed-orders.ts';
import type { Store } from '../../../server/state/store.ts';

export type OpenOrder = { orderNumber: string };

/** The shop's own rules, as it runs them; a proof may break one of them on purpose. */
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
  openPayments: (store: Store, now: () => number) => new OpenPayments<OpenOrder>(store, now),
};

export type Rules = typeof SHOP;
