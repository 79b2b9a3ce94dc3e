import { sessionStore } from '../../storage/browser-storage.ts';

/** A code that was sent: to which number, when, and when another one is offered; milliseconds since 1970. */
export type KeptCode = { mobileNumber: string; sentAt: number; resendAt: number };

const key = 'rawnaq.code-sent';

/** How long a code can be used, in milliseconds. */
const lifeOfCode = 5 * 60 * 1000;

export const forgetCode = (): void => sessionStore.removeItem(key);

/** Milliseconds for which the code can still be used. */
export const restOfLife = ({ sentAt }: Pick<KeptCode, 'sentAt'>, now = Date.now()): number =>
  Math.min(lifeOfCode, sentAt + lifeOfCode - now);

/** Kept for this tab, so that a reload while the message is read does not cost another code. */
export const keepCode = (code: KeptCode): void => {
  sessionStore.setItem(key, JSON.stringify(code));
};

/** The code that was on its way when the page was loaded anew; one that can no longer be used is forgotten. */
export const readCode = (): KeptCode | null => {
  try {
    const code: KeptCode | null = JSON.parse(sessionStore.getItem(key) ?? 'null');
    if (code && /^\d{9}$/.test(code.mobileNumber) && restOfLife(code) > 0) return code;
  } catch {
    // An unreadable entry is removed like an old one.
  }
  forgetCode();
  return null;
};
