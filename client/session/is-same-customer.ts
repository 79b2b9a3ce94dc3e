import type { Session } from './viewer-scope.tsx';

type Remembered = { claims: Record<string, unknown> } | null;

/** Whether what the page knows and what the browser remembers speak of the same sign-in; two guests are the same. */
export const isSameCustomer = (session: Session | null, copy: Remembered): boolean => {
  if (!session || !copy) return !session && !copy;
  return session.claims === JSON.stringify(copy.claims);
};
