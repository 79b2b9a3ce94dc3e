import { describe, expect, it } from 'vitest';
import {
  codeRefused,
  codeSent,
  codeTyped,
  firstState,
  nextState,
  numberChanged,
  personTyped,
  type WizardChange,
} from './use-sign-in-wizard.ts';

const stateAfter = (...changes: WizardChange[]) => changes.reduce(nextState, firstState);

const toVerify: WizardChange[] = [
  { step: 'sendCode' },
  { mobileNumber: '512345678' },
  { acceptTerms: 1 },
  codeSent(30),
];

describe('the sign-in wizard', () => {
  it('starts at the intro and goes on to the number [SIGN-16]', () => {
    expect(firstState.step).toBe('intro');
    expect(stateAfter({ step: 'sendCode' }).step).toBe('sendCode');
  });

  it('asks for the code only after it was sent [SIGN-17]', () => {
    expect(stateAfter(...toVerify.slice(0, 3)).step).toBe('sendCode');
    expect(stateAfter(...toVerify).step).toBe('verifyCode');
  });

  it('holds number, country code 966, terms as 0 or 1, and the code [SIGN-26 SIGN-29]', () => {
    expect(firstState).toMatchObject({ mobileNumber: '', mobileCode: '966', acceptTerms: 0, otp: '' });
    expect(stateAfter(...toVerify, codeTyped('0123'))).toMatchObject({
      mobileNumber: '512345678',
      mobileCode: '966',
      acceptTerms: 1,
      otp: '0123',
    });
  });

  it('asks a new customer for a profile and keeps number and code for it', () => {
    const state = stateAfter(...toVerify, codeTyped('0123'), { step: 'completeProfile' });
    expect(state).toMatchObject({ step: 'completeProfile', mobileNumber: '512345678', otp: '0123' });
  });

  it('keeps what a new customer has filled in while another code is sent', () => {
    const filled = stateAfter(
      ...toVerify,
      { step: 'completeProfile' },
      personTyped({ firstName: 'Maha' }),
      codeRefused,
      codeSent(30),
      { step: 'completeProfile' },
      personTyped({ gender: 'FEMALE' }),
    );
    expect(filled.person).toMatchObject({ firstName: 'Maha', gender: 'FEMALE' });
  });

  it('forgets everything when the visitor goes on as a guest [SIGN-08]', () => {
    expect(stateAfter(...toVerify, firstState)).toEqual(firstState);
  });

  it('keeps what was typed while a legal page is read', () => {
    const reading = stateAfter(...toVerify.slice(0, 3), { legalDocument: 'terms' });
    expect(reading).toMatchObject({ legalDocument: 'terms', mobileNumber: '512345678', acceptTerms: 1 });
    expect(nextState(reading, { legalDocument: null })).toMatchObject({
      legalDocument: null,
      mobileNumber: '512345678',
    });
  });

  it('goes back to the number with what was typed there, without the code', () => {
    const state = stateAfter(...toVerify, codeTyped('12'), numberChanged);
    expect(state).toMatchObject({ step: 'sendCode', mobileNumber: '512345678', acceptTerms: 1, otp: '' });
  });

  it('says why a code was refused until another digit is typed', () => {
    const refused = stateAfter(...toVerify, codeTyped('9999'), codeRefused);
    expect(refused).toMatchObject({ step: 'verifyCode', otp: '', isOtpWrong: true, refusals: 1 });
    expect(nextState(refused, codeTyped('')).isOtpWrong).toBe(true);
    expect(nextState(refused, codeTyped('1')).isOtpWrong).toBe(false);
  });
});
