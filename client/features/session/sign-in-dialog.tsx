import { useEffect } from 'react';
import { afterSignIn } from '../../session/wanted-action.ts';
import { track } from '../../tracking/track.ts';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { CompleteProfileStep } from './complete-profile-step.tsx';
import { IntroStep } from './intro-step.tsx';
import { LegalFrame } from './legal-frame.tsx';
import { SendCodeStep } from './send-code-step.tsx';
import { UnkeptStep } from './unkept-step.tsx';
import { useGoOnAfterSignIn } from './use-go-on-after-sign-in.ts';
import { useKeptCode } from './use-kept-code.ts';
import { useSignInWizard, type WizardStep } from './use-sign-in-wizard.ts';
import { VerifyCodeStep } from './verify-code-step.tsx';

/** The steps as the specification and tracking call them. */
const stepNames: Record<WizardStep, string> = {
  intro: 'IntroStep',
  sendCode: 'SendOtpStep',
  verifyCode: 'VerifyOtpStep',
  completeProfile: 'CompleteProfileStep',
};

const useToldStep = (step: WizardStep) =>
  useEffect(() => {
    const component = stepNames[step];
    track({ event: 'dialog_open', component });
    return () => track({ event: 'dialog_close', component });
  }, [step]);

/** The wizard host: shows exactly one step, and forgets everything when it closes. */
export const Dialog = ({ onClose }: DialogControls) => {
  const [state, tell] = useSignInWizard();
  const { goOn, isLeaving, isUnkept } = useGoOnAfterSignIn();
  useToldStep(state.step);
  useKeptCode(state);
  const close = () => {
    afterSignIn.clear();
    onClose();
  };
  const goOnAsGuest = () => {
    tell({ type: 'guestChosen' });
    close();
  };
  if (state.legalDocument) {
    return <LegalFrame document={state.legalDocument} onBack={() => tell({ type: 'legalClosed' })} onClose={close} />;
  }
  if (isUnkept) return <UnkeptStep onGuest={goOnAsGuest} onClose={close} />;
  switch (state.step) {
    case 'intro':
      return <IntroStep onContinue={() => tell({ type: 'introContinued' })} onClose={close} />;
    case 'sendCode':
      return <SendCodeStep state={state} tell={tell} onGuest={goOnAsGuest} onClose={close} />;
    case 'verifyCode':
      return <VerifyCodeStep state={state} tell={tell} onSignedIn={goOn} isLeaving={isLeaving} onClose={close} />;
    case 'completeProfile':
      return <CompleteProfileStep state={state} tell={tell} onSignedIn={goOn} isLeaving={isLeaving} onClose={close} />;
  }
};
