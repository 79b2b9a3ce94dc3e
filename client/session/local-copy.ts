import type { Session } from './viewer-scope.tsx';

/** The key under which the browser remembers that somebody is signed in. */
export const localCopyKey = 'auth_token';

/** Everything the shop keeps for a signed-in customer in this browser starts with this. */
export const personalPrefix = 'rawnaq.mine.';

/**
 * What the browser may know of the token: its claims and its end. Without the signature nobody can sign in with it;
 * the token itself stays in a cookie that no script reads.
 */
export type LocalCopy = { claims: Record<string, unknown>; exp: number };

const isCopy = (value: unknown): value is LocalCopy =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as LocalCopy).exp === 'number' &&
  typeof (value as LocalCopy).claims === 'object';

/** The copy when it is well formed and its time has not passed; otherwise it is removed. */
export const readLocalCopy = (storage: Storage, now = Date.now()): LocalCopy | null => {
  const text = storage.getItem(localCopyKey);
  if (text === null) return null;
  try {
    const copy: unknown = JSON.parse(text);
    if (isCopy(copy) && copy.exp * 1000 > now) return copy;
  } catch {
    // Not JSON: somebody else's value or a broken one; it goes the same way as an expired one.
  }
  storage.removeItem(localCopyKey);
  return null;
};

export const writeLocalCopy = (storage: Storage, session: Session): void => {
  const exp = Math.floor(Date.parse(session.expiresAt) / 1000);
  storage.setItem(localCopyKey, JSON.stringify({ claims: JSON.parse(session.claims), exp }));
};

/** Removes what a former customer left in this browser: the copy and every personal store. */
export const forgetCustomer = (...storages: Storage[]): void => {
  for (const storage of storages) {
    for (const key of Object.keys(storage)) {
      if (key === localCopyKey || key.startsWith(personalPrefix)) storage.removeItem(key);
    }
  }
};

/** Makes the browser agree with the server about who is signed in. */
export const reconcileLocalCopy = (session: Session | null): void => {
  if (session) writeLocalCopy(localStorage, session);
  else forgetCustomer(localStorage, sessionStorage);
};
