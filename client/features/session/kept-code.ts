import { useCallback } from 'react';
import { persisted } from '../../storage/persisted.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { signInDialog } from './use-open-sign-in.ts';

/** Goes on in the code step of a wizard that a reload has interrupted; what the guest wanted is still remembered. */
export const useResumeCode = () => {
  const dialogs = useDialogs();
  return useCallback(() => {
    if (readCode()) dialogs.open(signInDialog, {});
  }, [dialogs]);
};

/** A code that was sent: to which number, when, and when another one is offered; milliseconds since 1970. */
export type KeptCode = { mobileNumber: string; sentAt: number; resendAt: number };

/** How long a code can be used, in milliseconds. */
const lifeOfCodeMs = 5 * 60 * 1000;

/** Milliseconds for which the code can still be used. */
export const restOfLife = ({ sentAt }: Pick<KeptCode, 'sentAt'>, now = Date.now()): number =>
  Math.min(lifeOfCodeMs, sentAt + lifeOfCodeMs - now);

const codeIn = (stored: unknown): KeptCode | null => {
  const code = stored as KeptCode | null;
  return code && /^\d{9}$/.test(code.mobileNumber) ? code : null;
};

/** Kept for this tab, so that a reload while the message is read does not cost another code. */
export const keptCode = persisted('rawnaq.code-sent', codeIn, { tabOnly: true });

/** The code that was on its way when the page was loaded anew; one that can no longer be used is forgotten. */
export const readCode = (): KeptCode | null => {
  const code = keptCode.read();
  if (code && restOfLife(code) > 0) return code;
  keptCode.clear();
  return null;
};
