import { localStore, sessionStore } from '../storage/browser-storage.ts';
import { isSameCustomer } from './is-same-customer.ts';
import type { Session } from './viewer-scope.tsx';

/** The key under which the browser remembers that a customer is signed in. */
export const localCopyKey = 'auth_token';

/** Everything the shop keeps for a signed-in customer in this browser starts with this. */
export const personalPrefix = 'rawnaq.mine.';

/** What guests searched for; goes with the next session that ends, as it may be the same person's. */
export const guestSearchesKey = 'rawnaq.searches';

/**
 * What the browser may know of the token: its claims and its end. Without the signature it cannot be used to sign in;
 * the token itself stays in a cookie that no script reads.
 */
export type LocalCopy = { claims: Record<string, unknown>; exp: number };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isCopy = (value: unknown): value is LocalCopy =>
  isObject(value) && Number.isFinite((value as LocalCopy).exp) && isObject((value as LocalCopy).claims);

/** The copy when it is well formed, whether its time has passed or not: clocks of browsers may be wrong. */
export const findLocalCopy = (): LocalCopy | null => {
  try {
    const copy: unknown = JSON.parse(localStore.getItem(localCopyKey) ?? 'null');
    return isCopy(copy) ? copy : null;
  } catch {
    // Not JSON: a broken value, or one of other code.
    return null;
  }
};

/** The copy when it is well formed and its time has not passed; otherwise it is removed. */
export const readLocalCopy = (now = Date.now()): LocalCopy | null => {
  const copy = findLocalCopy();
  if (copy && copy.exp * 1000 > now) return copy;
  localStore.removeItem(localCopyKey);
  return null;
};

const writeLocalCopy = (session: Session): void => {
  const exp = Math.floor(Date.parse(session.expiresAt) / 1000);
  localStore.setItem(localCopyKey, JSON.stringify({ claims: JSON.parse(session.claims), exp }));
};

/** Removes what a former customer left in this browser: the copy and every personal store. */
export const forgetCustomer = (): void => {
  for (const store of [localStore, sessionStore]) {
    for (const key of store.keys()) {
      if (key === localCopyKey || key.startsWith(personalPrefix)) store.removeItem(key);
    }
  }
};

/**
 * Makes the browser agree with the server about the signed-in customer; what another customer left is removed first.
 */
export const reconcileLocalCopy = (session: Session | null): void => {
  if (!session || !isSameCustomer(session, findLocalCopy())) forgetCustomer();
  if (session) writeLocalCopy(session);
};

let isLeaving = false;

/** Whether this tab has ended the session itself and is on its way to the page that follows. */
export const isLeavingSession = (): boolean => isLeaving;

/** For the end of a session: removes the personal stores, the recent searches and all that this tab has kept. */
export const leaveSession = (): void => {
  isLeaving = true;
  forgetCustomer();
  localStore.removeItem(guestSearchesKey);
  sessionStore.clear();
};
