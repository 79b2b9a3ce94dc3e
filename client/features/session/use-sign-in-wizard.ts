import { type Dispatch, useReducer } from 'react';
import type { Session } from '../../session/viewer-scope.tsx';
import { noProfile, readCode } from './kept-code.ts';
import type { NewProfile } from './new-profile.ts';

export type WizardStep = 'intro' | 'sendCode' | 'verifyCode' | 'completeProfile';

export type LegalDocument = 'terms' | 'privacy';

/** What the visitor has told the wizard; it is forgotten when the wizard closes. */
export type WizardState = {
  step: WizardStep;
  /** Western digits without spaces. */
  mobileNumber: string;
  mobileCode: '966';
  acceptTerms: 0 | 1;
  /** The digits of the code as one string, so that `0123` keeps its zero. */
  otp: string;
  /** When the last code was sent, by this browser's clock, in milliseconds since 1970; null until one was. */
  sentAt: number | null;
  /** When another code is offered, by this browser's clock, in milliseconds since 1970; null until one was sent. */
  resendAt: number | null;
  /** Whether the code was refused; a toast has said why. */
  isOtpWrong: boolean;
  /** Counts refusals; each starts the boxes afresh. */
  refusals: number;
  /** What a new customer has filled in; it outlives a code that has to be sent anew. */
  profile: NewProfile;
  /** The legal page that covers the step; what was typed stays below it. */
  legalDocument: LegalDocument | null;
};

export type WizardEvent =
  /** The visitor went on or back, typed a number, ticked the box, or opened or left a legal page. */
  | { type: 'told'; part: Partial<Pick<WizardState, 'step' | 'mobileNumber' | 'acceptTerms' | 'legalDocument'>> }
  | { type: 'guestChosen' }
  | { type: 'codeSent'; resendAfterSeconds: number }
  | { type: 'numberChanged' }
  | { type: 'resendPostponed'; resendAfterSeconds: number }
  | { type: 'codeTyped'; otp: string }
  | { type: 'codeRefused' }
  | { type: 'profileTyped'; part: Partial<NewProfile> };

/** Of a step that may end with a session. */
export type SigningInProps = {
  state: WizardState;
  tell: Dispatch<WizardEvent>;
  onSignedIn: (session: Session) => Promise<boolean>;
  isLeaving: boolean;
  onClose: () => void;
};

export const firstState: WizardState = {
  step: 'intro',
  mobileNumber: '',
  mobileCode: '966',
  acceptTerms: 0,
  otp: '',
  sentAt: null,
  resendAt: null,
  isOtpWrong: false,
  refusals: 0,
  profile: noProfile,
  legalDocument: null,
};

const inSeconds = (seconds: number): number => Date.now() + seconds * 1000;

export const nextState = (state: WizardState, event: WizardEvent): WizardState => {
  switch (event.type) {
    case 'told':
      return { ...state, ...event.part };
    case 'guestChosen':
      return firstState;
    case 'codeSent':
      return {
        ...state,
        step: 'verifyCode',
        otp: '',
        isOtpWrong: false,
        sentAt: Date.now(),
        resendAt: inSeconds(event.resendAfterSeconds),
      };
    case 'numberChanged':
      return { ...state, step: 'sendCode', otp: '', isOtpWrong: false };
    case 'resendPostponed':
      return { ...state, resendAt: inSeconds(event.resendAfterSeconds) };
    case 'codeTyped':
      return { ...state, otp: event.otp, isOtpWrong: event.otp === '' && state.isOtpWrong };
    case 'codeRefused':
      return { ...state, step: 'verifyCode', otp: '', isOtpWrong: true, refusals: state.refusals + 1 };
    case 'profileTyped':
      return { ...state, profile: { ...state.profile, ...event.part } };
  }
};

/** The code step of a wizard that a reload has interrupted, with what was filled in beyond it, else the first. */
const stateOnArrival = (): WizardState => {
  const code = readCode();
  return code ? { ...firstState, ...code, step: 'verifyCode', acceptTerms: 1 } : firstState;
};

/** Where a visitor stands in the sign-in wizard. */
export const useSignInWizard = () => useReducer(nextState, null, stateOnArrival);
