import { clearKeys, clearPersonal, clearTab, persisted, visitorPrefix } from '../storage/persisted.ts';
import type { Session } from './viewer-scope.tsx';

/**
 * The public part of the token: its claims and its end. Without the signature it cannot be used to sign in;
 * the token itself stays in a cookie that no script reads.
 */
export type LocalCopy = { claims: Record<string, unknown>; exp: number };

const copyIn = (stored: unknown): LocalCopy | null => {
  const { claims, exp } = (stored ?? {}) as Partial<LocalCopy>;
  return claims && typeof claims === 'object' && Number.isFinite(exp) ? (stored as LocalCopy) : null;
};

/**
 * The browser remembers under this key that a customer is signed in. The copy counts when it is well formed, whether its
 * time has passed or not: clocks of browsers may be wrong.
 */
export const localCopy = persisted('auth_token', copyIn);

/** The copy when it is well formed and its time has not passed; otherwise it and its stores are removed. */
export const readLocalCopy = (now = Date.now()): LocalCopy | null => {
  const found = localCopy.read();
  if (found && found.exp * 1000 > now) return found;
  forgetCustomer();
  return null;
};

/**
 * Removes a former customer's data from this browser: the copy, every personal store, and the lists that they took along
 * as a guest. A guest's own lists stay.
 */
export const forgetCustomer = (): void => {
  if (localCopy.read()) clearKeys((key) => key.startsWith(visitorPrefix));
  localCopy.clear();
  clearPersonal();
};

/** Whether the page's session and the browser's copy are the same sign-in; two guests are the same. */
export const isSameCustomer = (session: Session | null, copy: Pick<LocalCopy, 'claims'> | null): boolean => {
  if (!session || !copy) return !session && !copy;
  return session.claims === JSON.stringify(copy.claims);
};

/**
 * Makes the browser agree with the server about the signed-in customer; another customer's data is removed first.
 */
export const reconcileLocalCopy = (session: Session | null): void => {
  if (!session || !isSameCustomer(session, localCopy.read())) forgetCustomer();
  if (!session) return;
  const exp = Math.floor(Date.parse(session.expiresAt) / 1000);
  localCopy.write({ claims: JSON.parse(session.claims), exp });
};

let isLeaving = false;

/** Whether this tab has ended the session itself and is on its way to the page that follows. */
export const isLeavingSession = (): boolean => isLeaving;

/**
 * For the end of a session: removes the customer's stores and all that this tab has kept, and loads another page. Never
 * resolves: its waiting buttons are busy until that page is there.
 */
export const leaveSession = (to: string): Promise<never> => {
  isLeaving = true;
  forgetCustomer();
  clearTab();
  window.location.replace(to);
  return new Promise(() => {});
};
