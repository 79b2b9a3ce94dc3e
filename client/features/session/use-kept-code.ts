import { useEffect } from 'react';
import { keptCode, restOfLife } from './kept-code.ts';
import type { WizardState } from './use-sign-in-wizard.ts';

/** Keeps the code step over a reload, until the wizard closes or the code can no longer be used. */
export const useKeptCode = ({ step, mobileNumber, sentAt, resendAt }: WizardState): void => {
  useEffect(() => {
    if (step === 'intro' || step === 'sendCode' || sentAt === null || resendAt === null) return keptCode.clear();
    const rest = restOfLife({ sentAt });
    if (rest <= 0) return keptCode.clear();
    keptCode.write({ mobileNumber, sentAt, resendAt });
    const timer = setTimeout(keptCode.clear, rest);
    return () => clearTimeout(timer);
  }, [step, mobileNumber, sentAt, resendAt]);
  // A reload does not come here.
  useEffect(() => keptCode.clear, []);
};
