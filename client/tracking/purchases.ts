import { persisted } from '../storage/persisted.ts';
import { holdTurn, inTurn, isTurnHeld } from '../storage/tabs.ts';
import { type Sale, track } from './track.ts';
import { saleOf } from './tracked-items.ts';

type OrderedCart = {
  lines: readonly { id: string; productId: string | null; quantity: number; price: { amount: number } }[];
  total: { amount: number };
};

/** The orders of this browser by their numbers; null once an order was counted. */
const orders = persisted('purchases', (stored) => (stored ?? {}) as Record<string, Sale | null>, { personal: true });

/** Remembers what a placed order is worth, until it is known to be paid. */
export const expectPurchase = (orderNumber: string, { lines, total }: OrderedCart): void => {
  const items = lines.map((line) => ({ ...line, id: line.productId ?? line.id }));
  orders.write({ [orderNumber]: saleOf(items, total.amount), ...orders.read() });
};

/** Tells a purchase once, whatever is reloaded and however many tabs learn of it. */
export const countPurchase = (orderNumber: string): void =>
  void inTurn('purchases', () => {
    const sale = orders.read()[orderNumber];
    if (!sale) return;
    orders.write({ ...orders.read(), [orderNumber]: null });
    track({ event: 'purchase', transaction_id: orderNumber, ...sale });
  });

/** Each tab that follows a payment holds this name: one of them counts the purchase. */
export const paymentTurn = (orderNumber: string): string => `payment.${orderNumber}`;

/** Follows a payment until the answer is called, and until its purchase has been counted. */
export const followPurchase = (orderNumber: string): (() => void) => {
  const letGo = holdTurn(paymentTurn(orderNumber));
  return () => void inTurn('purchases', letGo);
};

/** Whether another tab follows the payment, or has counted its purchase and so shown that it is paid. */
export const isFollowedElsewhere = async (orderNumber: string): Promise<boolean> =>
  (await isTurnHeld(paymentTurn(orderNumber))) || orders.read()[orderNumber] === null;

/** For the tab that the payment page came back to: it counts only what no other tab follows any more. */
export const countLeftPurchase = (orderNumber: string): void =>
  void inTurn(paymentTurn(orderNumber), () => countPurchase(orderNumber));
