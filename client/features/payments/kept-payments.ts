import type { OpenPaymentPartsFragment, PlacedOrderPartsFragment } from '../../graphql/generated/operations.ts';
import { keepList, listIn } from '../../session/kept-text.ts';
import { keptPaymentsKey, personalPrefix } from '../../session/local-copy.ts';
import { localStore, onOtherTab, sessionStore } from '../../storage/browser-storage.ts';

export type PlacedOrder = PlacedOrderPartsFragment;

/** A payment that was begun in this browser, or is continued in it, and whose good end it has not seen yet. */
export type KeptPayment = {
  order: PlacedOrder;
  /** The lines that were ordered: what lies in the cart beside them stays there once the order is paid. */
  lineIds: readonly string[];
  /** What the customer chose for this order alone, as the cart writes it; it is given back when the payment fails. */
  extras: string | null;
  /** Milliseconds since 1970. */
  begunAt: number;
};

const endedKey = `${personalPrefix}ended-payments`;
const followedKey = `${personalPrefix}followed-payment`;
const mostPayments = 5;
const mostEnded = 20;
/** A payment page does not wait longer for anybody. Milliseconds. */
const longestWait = 24 * 60 * 60 * 1000;

const isText = (value: unknown): value is string => typeof value === 'string';
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

const orderIn = (value: unknown): PlacedOrder | null => {
  const order = (value ?? {}) as Partial<PlacedOrder>;
  if (!isText(order.orderNumber)) return null;
  const cards = Array.isArray(order.savedCards) ? order.savedCards : [];
  return {
    orderNumber: order.orderNumber,
    paymentUrl: textOrNull(order.paymentUrl),
    canEmbedPayment: order.canEmbedPayment === true,
    confirmationMessage: textOrNull(order.confirmationMessage),
    total: Number.isInteger(order.total?.amount) ? (order.total ?? null) : null,
    savedCards: cards.filter((card) => isText(card?.id) && isText(card?.label)),
  };
};

/** The payments that a text of the storage tells of, newest first; anything else in it counts for nothing. */
export const paymentsIn = (text: string | null, now: number): KeptPayment[] =>
  (listIn(text) as Partial<KeptPayment>[]).flatMap((entry) => {
    const order = orderIn(entry?.order);
    const begunAt = Number(entry?.begunAt);
    if (!order || !(now - begunAt < longestWait)) return [];
    const lineIds = Array.isArray(entry.lineIds) ? entry.lineIds.filter(isText) : [];
    return [{ order, begunAt, lineIds, extras: textOrNull(entry.extras) }];
  });

const changed = 'rawnaq.payments';

/** Hears of changes by this tab and by others. */
export const onPaymentsChange = (listener: () => void): (() => void) => {
  const stopFollowing = onOtherTab(keptPaymentsKey, listener);
  window.addEventListener(changed, listener);
  return () => {
    stopFollowing();
    window.removeEventListener(changed, listener);
  };
};

export const readPayments = (): KeptPayment[] => paymentsIn(localStore.getItem(keptPaymentsKey), Date.now());

export const findPayment = (orderNumber: string): KeptPayment | undefined =>
  readPayments().find(({ order }) => order.orderNumber === orderNumber);

const write = (payments: readonly KeptPayment[]): void => {
  localStore.setItem(keptPaymentsKey, JSON.stringify(payments.slice(0, mostPayments)));
  window.dispatchEvent(new Event(changed));
};

export const keepPayment = (payment: Omit<KeptPayment, 'begunAt'>): void => {
  const others = readPayments().filter((kept) => kept.order.orderNumber !== payment.order.orderNumber);
  write([{ ...payment, begunAt: Date.now() }, ...others]);
};

const readEnded = (): unknown[] => listIn(localStore.getItem(endedKey));

const noteEnded = (orderNumber: string): void => {
  const others = readEnded().filter((ended) => ended !== orderNumber);
  keepList(endedKey, [orderNumber, ...others].slice(0, mostEnded));
};

/** Takes a payment in that was begun elsewhere; what this browser knows of it, its end above all, counts more. */
export const takePaymentIn = ({ order, lineIds, begunAt }: OpenPaymentPartsFragment): void => {
  const kept = readPayments();
  const isKept = kept.some((payment) => payment.order.orderNumber === order.orderNumber);
  if (isKept || readEnded().includes(order.orderNumber)) return;
  write([...kept, { order, lineIds, extras: null, begunAt: Date.parse(begunAt) }]);
};

export const forgetPayment = (orderNumber: string): void => {
  noteEnded(orderNumber);
  write(readPayments().filter(({ order }) => order.orderNumber !== orderNumber));
};

/** The payment that this tab was following when its page was loaded anew. */
export const readFollowed = (): string | null => sessionStore.getItem(followedKey);

/** Notes that this tab follows a payment; `null` when it no longer does. */
export const noteFollowed = (orderNumber: string | null): void => {
  if (orderNumber === null) sessionStore.removeItem(followedKey);
  else sessionStore.setItem(followedKey, orderNumber);
};
