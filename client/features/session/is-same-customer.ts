import type { LocalCopy } from '../../session/local-copy.ts';
import type { Session } from '../../session/viewer-scope.tsx';

/** Whether what the page knows and what the browser remembers speak of the same sign-in; two guests are the same. */
export const isSameCustomer = (session: Session | null, copy: LocalCopy | null): boolean => {
  if (!session || !copy) return !session && !copy;
  return session.claims === JSON.stringify(copy.claims);
};
