import { useReducer } from 'react';
import type { Person } from '../../session/person.ts';
import type { Session } from '../../session/viewer-scope.tsx';
import type { TrackingEvent } from '../../tracking/track.ts';
import { nobody, readCode } from './kept-code.ts';

/** As the specification and tracking call them. */
type WizardStep = 'IntroStep' | 'SendOtpStep' | 'VerifyOtpStep' | 'CompleteProfileStep';

export type LegalDocument = 'terms' | 'privacy';

/** The visitor's input in the wizard; it is forgotten when the wizard closes. */
export const firstState = {
  step: 'IntroStep' as WizardStep,
  /** Western digits without spaces. */
  mobileNumber: '',
  mobileCode: '966' as const,
  acceptTerms: 0 as 0 | 1,
  /** The digits of the code as one string, so that `0123` keeps its zero. */
  otp: '',
  /** When the last code was sent, by this browser's clock, in milliseconds since 1970; null until one was. */
  sentAt: null as number | null,
  /** When another code is offered, by this browser's clock, in milliseconds since 1970; null until one was sent. */
  resendAt: null as number | null,
  /** How often a code was refused; a toast has said why. Each refusal starts the boxes afresh. */
  refusals: 0,
  /** A new customer's details; they outlive a reload and a code that has to be sent anew. */
  person: nobody,
  /** The legal page that covers the step; the input stays below it. */
  legalDocument: null as LegalDocument | null,
};

export type WizardState = typeof firstState;

/** The changed fields; of a new customer's details, only some may. */
export type WizardChange = Partial<Omit<WizardState, 'person'>> & { person?: Partial<Person> };

export const nextState = (state: WizardState, part: WizardChange): WizardState => ({
  ...state,
  ...part,
  person: { ...state.person, ...part.person },
});

/** Of every step beyond the intro. */
export type StepProps = { state: WizardState; change: (part: WizardChange) => void; onClose: () => void };

/** Of a step that may end with a session. */
export type SigningInProps = StepProps & { onSignedIn: (session: Session, event: TrackingEvent) => Promise<void> };

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

export const resendPostponed = (seconds: number) => ({ resendAt: inSeconds(seconds) });

export const numberChanged = { step: 'SendOtpStep', otp: '', refusals: 0 } as const;

export const codeSent = (resendAfterSeconds: number) =>
  ({
    step: 'VerifyOtpStep',
    otp: '',
    refusals: 0,
    sentAt: Date.now(),
    resendAt: inSeconds(resendAfterSeconds),
  }) as const;

export const codeRefused = ({ refusals }: WizardState) =>
  ({ step: 'VerifyOtpStep', otp: '', refusals: refusals + 1 }) as const;

/** The code step of a wizard that a reload has interrupted, else the first. */
const stateOnArrival = (): WizardState => {
  const code = readCode();
  return code ? { ...firstState, ...code, step: 'VerifyOtpStep', acceptTerms: 1 } : firstState;
};

/** Where a visitor stands in the sign-in wizard. */
export const useSignInWizard = () => useReducer(nextState, null, stateOnArrival);
