import { keepList, listIn } from '../../session/kept-text.ts';
import { personalPrefix } from '../../session/local-copy.ts';
import { localStore } from '../../storage/browser-storage.ts';
import { findPayment, forgetPayment } from './kept-payments.ts';

/** What was chosen for an order whose payment failed, and the lines of the cart that it was chosen for. */
export type GivenBack = { extras: string; lineIds: readonly string[] };

const givenBackKey = `${personalPrefix}given-back`;
const given = 'rawnaq.given-back';

/** Ends a payment that failed. What was chosen for its order is laid aside; the next cart page of this browser finds it. */
export const giveUpPayment = (orderNumber: string): void => {
  const kept = findPayment(orderNumber);
  forgetPayment(orderNumber);
  if (!kept?.extras) return;
  keepList(givenBackKey, [{ extras: kept.extras, lineIds: kept.lineIds } satisfies GivenBack]);
  window.dispatchEvent(new Event(given));
};

/** What was laid aside and is not forgotten yet. */
export const findGivenBack = (): GivenBack | null => {
  const [entry] = listIn(localStore.getItem(givenBackKey)) as Partial<GivenBack>[];
  if (typeof entry?.extras !== 'string' || !Array.isArray(entry.lineIds)) return null;
  return { extras: entry.extras, lineIds: entry.lineIds };
};

export const forgetGivenBack = (): void => localStore.removeItem(givenBackKey);

/** Hears that there is something to find. */
export const onGivenBack = (listener: () => void): (() => void) => {
  window.addEventListener(given, listener);
  return () => window.removeEventListener(given, listener);
};
