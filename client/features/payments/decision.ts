import type { Failure } from '../../graphql/failure.ts';

/**
 * One decision to pay: this cart with this method. Its key makes sure that it becomes one order, however often it is
 * sent. An answer ends it: from then on the server knows what has been ordered.
 */
export type Decision = { key: string; methodId: string; cart: string };

/** What was decided before still stands while method and cart are the same; anything else is a new decision. */
export const decide = (
  kept: Decision | null,
  wanted: Pick<Decision, 'methodId' | 'cart'>,
  newKey: () => string,
): Decision => (kept?.methodId === wanted.methodId && kept.cart === wanted.cart ? kept : { ...wanted, key: newKey() });

/** Said before the provider is asked, or by it without a look at the order: what was known of it before still holds. */
const turnedBack: readonly Failure['code'][] = [
  'RATE_LIMITED',
  'FORBIDDEN',
  'GRAPHQL_INVALID',
  'ORDERS_PAUSED',
  'CHECKOUT_OPEN',
];

/** Whether an answer says nothing of the order at all; its decision, and its key, still stand. */
export const isTurnedBack = (code: Failure['code']): boolean => turnedBack.includes(code);

type CartContents = {
  lines: readonly { id: string; quantity: number; startAt: string | null }[];
  total: { amount: number };
};

/** Two carts with the same contents, total and params have the same mark. */
export const markOf = ({ lines, total }: CartContents, params: object): string =>
  [
    ...lines.map(({ id, quantity, startAt }) => `${id} ${quantity} ${startAt ?? ''}`),
    total.amount,
    JSON.stringify(params),
  ].join('|');
