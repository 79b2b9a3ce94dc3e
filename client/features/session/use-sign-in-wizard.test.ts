import { describe, expect, it } from 'vitest';
import { firstState, nextState, type WizardEvent } from './use-sign-in-wizard.ts';

const stateAfter = (...events: WizardEvent[]) => events.reduce(nextState, firstState);

const toVerify: WizardEvent[] = [
  { type: 'told', part: { step: 'sendCode' } },
  { type: 'told', part: { mobileNumber: '512345678' } },
  { type: 'told', part: { acceptTerms: 1 } },
  { type: 'codeSent', resendAfterSeconds: 30 },
];

describe('the sign-in wizard', () => {
  it('starts at the intro and goes on to the number [SIGN-16]', () => {
    expect(firstState.step).toBe('intro');
    expect(stateAfter({ type: 'told', part: { step: 'sendCode' } }).step).toBe('sendCode');
  });

  it('asks for the code only after it was sent [SIGN-17]', () => {
    expect(stateAfter(...toVerify.slice(0, 3)).step).toBe('sendCode');
    expect(stateAfter(...toVerify).step).toBe('verifyCode');
  });

  it('holds number, country code 966, terms as 0 or 1, and the code [SIGN-26 SIGN-29]', () => {
    expect(firstState).toMatchObject({ mobileNumber: '', mobileCode: '966', acceptTerms: 0, otp: '' });
    expect(stateAfter(...toVerify, { type: 'codeTyped', otp: '0123' })).toMatchObject({
      mobileNumber: '512345678',
      mobileCode: '966',
      acceptTerms: 1,
      otp: '0123',
    });
  });

  it('asks a new customer for a profile and keeps number and code for it', () => {
    const state = stateAfter(
      ...toVerify,
      { type: 'codeTyped', otp: '0123' },
      { type: 'told', part: { step: 'completeProfile' } },
    );
    expect(state).toMatchObject({ step: 'completeProfile', mobileNumber: '512345678', otp: '0123' });
  });

  it('keeps what a new customer has filled in while another code is sent', () => {
    const filled = stateAfter(
      ...toVerify,
      { type: 'told', part: { step: 'completeProfile' } },
      { type: 'profileTyped', part: { firstName: 'Maha' } },
      { type: 'codeRefused' },
      { type: 'codeSent', resendAfterSeconds: 30 },
      { type: 'told', part: { step: 'completeProfile' } },
      { type: 'profileTyped', part: { gender: 'FEMALE' } },
    );
    expect(filled.profile).toMatchObject({ firstName: 'Maha', gender: 'FEMALE' });
  });

  it('forgets everything when the visitor goes on as a guest [SIGN-08]', () => {
    expect(stateAfter(...toVerify, { type: 'guestChosen' })).toEqual(firstState);
  });

  it('keeps what was typed while a legal page is read', () => {
    const reading = stateAfter(...toVerify.slice(0, 3), { type: 'told', part: { legalDocument: 'terms' } });
    expect(reading).toMatchObject({ legalDocument: 'terms', mobileNumber: '512345678', acceptTerms: 1 });
    expect(nextState(reading, { type: 'told', part: { legalDocument: null } })).toMatchObject({
      legalDocument: null,
      mobileNumber: '512345678',
    });
  });

  it('goes back to the number with what was typed there, without the code', () => {
    const state = stateAfter(...toVerify, { type: 'codeTyped', otp: '12' }, { type: 'numberChanged' });
    expect(state).toMatchObject({ step: 'sendCode', mobileNumber: '512345678', acceptTerms: 1, otp: '' });
  });

  it('says why a code was refused until another digit is typed', () => {
    const refused = stateAfter(...toVerify, { type: 'codeTyped', otp: '9999' }, { type: 'codeRefused' });
    expect(refused).toMatchObject({ step: 'verifyCode', otp: '', isOtpWrong: true, refusals: 1 });
    expect(nextState(refused, { type: 'codeTyped', otp: '' }).isOtpWrong).toBe(true);
    expect(nextState(refused, { type: 'codeTyped', otp: '1' }).isOtpWrong).toBe(false);
  });
});
