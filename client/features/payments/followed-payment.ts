import { personalPrefix } from '../../session/local-copy.ts';
import { sessionStore } from '../../storage/browser-storage.ts';

const followedKey = `${personalPrefix}followed-payment`;

/** The payment that this tab was following when its page was loaded anew. */
export const readFollowed = (): string | null => sessionStore.getItem(followedKey);

/** Notes that this tab follows a payment; `null` when it no longer does. All else of it is the server's. */
export const noteFollowed = (orderNumber: string | null): void => {
  if (orderNumber === null) sessionStore.removeItem(followedKey);
  else sessionStore.setItem(followedKey, orderNumber);
};
