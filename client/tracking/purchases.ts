import { listIn, persisted } from '../storage/persisted.ts';
import { holdTurn, inTurn } from '../storage/tabs.ts';
import { type Sale, track } from './track.ts';
import { saleOf } from './tracked-items.ts';

/** An order of this browser, by its number; null once it was counted. */
type Order = [orderNumber: string, sale: Sale | null];

type OrderedCart = {
  lines: readonly { id: string; productId: string | null; quantity: number; price: { amount: number } }[];
  total: { amount: number };
};

const mostOrders = 20;

/** Newest last. */
const kept = persisted('purchases', (stored) => listIn(stored) as Order[], { personal: true });

const read = () => new Map(kept.read());
const keep = (orders: ReturnType<typeof read>) => kept.write([...orders].slice(-mostOrders));

/** Remembers what a placed order is worth, until it is known to be paid. */
export const expectPurchase = (orderNumber: string, { lines, total }: OrderedCart): void => {
  const orders = read();
  if (orders.has(orderNumber)) return;
  const items = lines.map((line) => ({ ...line, id: line.productId ?? line.id }));
  keep(orders.set(orderNumber, saleOf(items, total.amount)));
};

const count = (orderNumber: string): void => {
  const orders = read();
  const sale = orders.get(orderNumber);
  if (!sale) return;
  keep(orders.set(orderNumber, null));
  track({ event: 'purchase', transaction_id: orderNumber, ...sale });
};

/** Tells a purchase once, whatever is reloaded and however many tabs learn of it. */
export const countPurchase = (orderNumber: string): void => void inTurn('purchases', () => count(orderNumber));

/** Whether a tab of this browser has told the purchase, and so has shown that it is paid. */
export const isPurchaseCounted = (orderNumber: string): boolean => read().get(orderNumber) === null;

/** Each tab that follows a payment holds this name. */
export const paymentTurn = (orderNumber: string): string => `payment.${orderNumber}`;

/** The tab that follows a payment is the one that counts it. Call the answer when it no longer follows. */
export const followPurchase = (orderNumber: string): (() => void) => holdTurn(paymentTurn(orderNumber));

/** For the tab that the payment page came back to: it counts only what no other tab follows any more. */
export const countLeftPurchase = (orderNumber: string): void =>
  void inTurn(paymentTurn(orderNumber), () => countPurchase(orderNumber));
