import { describe, expect, it } from 'vitest';
import {
  codeRefused,
  codeSent,
  firstState,
  nextState,
  numberChanged,
  type WizardChange,
} from './use-sign-in-wizard.ts';

const stateAfter = (...changes: WizardChange[]) => changes.reduce(nextState, firstState);

const toVerify: WizardChange[] = [
  { step: 'SendOtpStep' },
  { mobileNumber: '512345678' },
  { acceptTerms: 1 },
  codeSent(30),
];

describe('the sign-in wizard', () => {
  it('starts at the intro and goes on to the number [SIGN-16]', () => {
    expect(firstState.step).toBe('IntroStep');
    expect(stateAfter({ step: 'SendOtpStep' }).step).toBe('SendOtpStep');
  });

  it('asks for the code only after it was sent [SIGN-17]', () => {
    expect(stateAfter(...toVerify.slice(0, 3)).step).toBe('SendOtpStep');
    expect(stateAfter(...toVerify).step).toBe('VerifyOtpStep');
  });

  it('holds number, country code 966, terms as 0 or 1, and the code [SIGN-26 SIGN-29]', () => {
    expect(firstState).toMatchObject({ mobileNumber: '', mobileCode: '966', acceptTerms: 0, otp: '' });
    const held = { mobileNumber: '512345678', mobileCode: '966', acceptTerms: 1, otp: '0123' };
    expect(stateAfter(...toVerify, { otp: '0123' })).toMatchObject(held);
  });

  it('keeps what a new customer has filled in while another code is sent', () => {
    const filled = stateAfter(
      ...toVerify,
      { step: 'CompleteProfileStep' },
      { person: { firstName: 'Maha' } },
      codeRefused(firstState),
      codeSent(30),
      { step: 'CompleteProfileStep' },
      { person: { gender: 'FEMALE' } },
    );
    expect(filled.person).toMatchObject({ firstName: 'Maha', gender: 'FEMALE' });
  });

  it('goes back to the number with what was typed there, without the code', () => {
    const state = stateAfter(...toVerify, { otp: '12' }, numberChanged);
    expect(state).toMatchObject({ step: 'SendOtpStep', mobileNumber: '512345678', acceptTerms: 1, otp: '' });
  });

  it('counts refused codes until another one is sent', () => {
    const refused = stateAfter(...toVerify, { otp: '9999' }, codeRefused(firstState));
    expect(refused).toMatchObject({ step: 'VerifyOtpStep', otp: '', refusals: 1 });
    expect(codeRefused(refused).refusals).toBe(2);
    expect(nextState(refused, codeSent(30)).refusals).toBe(0);
  });
});
