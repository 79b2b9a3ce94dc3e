import type { Session } from './viewer-scope.tsx';

type Remembered = { claims: Record<string, unknown> } | null;

/** Whether the page's session and the browser's copy are the same sign-in; two guests are the same. */
export const isSameCustomer = (session: Session | null, copy: Remembered): boolean => {
  if (!session || !copy) return !session && !copy;
  return session.claims === JSON.stringify(copy.claims);
};
