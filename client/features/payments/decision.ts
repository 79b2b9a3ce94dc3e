import type { Failure } from '../../graphql/failure.ts';

/**
 * One decision to pay a cart with this method. Its key makes sure that it becomes one order, however often it is sent. An
 * answer ends it: from then on the server knows the order.
 */
export type Decision = { key: string; methodId: string };

/** The former decision still stands while the method is the same; another cart is another checkout. */
export const decide = (kept: Decision | null, methodId: string, newKey: () => string): Decision =>
  kept?.methodId === methodId ? kept : { key: newKey(), methodId };

/** Refused before the provider is asked, or by it without a look at the order: the order's former state still holds. */
const turnedBack: readonly Failure['code'][] = [
  'RATE_LIMITED',
  'FORBIDDEN',
  'GRAPHQL_INVALID',
  'ORDERS_PAUSED',
  'CHECKOUT_OPEN',
];

/** Whether an answer says nothing of the order at all; its decision, and its key, still stand. */
export const isTurnedBack = (code: Failure['code']): boolean => turnedBack.includes(code);
