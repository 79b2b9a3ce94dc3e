import { type FormEvent, useEffect, useId, useRef } from 'react';
import { textOfFailure } from '../../graphql/failure.ts';
import { useVerifyCodeMutation, type VerifyCodeMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { trackAndLeave } from '../../tracking/track.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { groupMobile } from '../../ui/form/mobile-digits.ts';
import { PinInput } from '../../ui/form/pin-input.tsx';
import { digitsOf } from '../../ui/form/western-digits.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { ResendCode } from './resend-code.tsx';
import * as styles from './session.styles.ts';
import type { SigningInProps } from './use-sign-in-wizard.ts';

type MessageRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

const readMessage = async (signal: AbortSignal): Promise<string> => {
  const request: MessageRequest = { otp: { transport: ['sms'] }, signal };
  const found = (await navigator.credentials.get(request)) as (Credential & { code?: string }) | null;
  return digitsOf(found?.code ?? '');
};

/**
 * Takes the code out of the message itself, once the phone's owner allows it. Only browsers with WebOTP can, and only
 * for a message that names this shop; others offer the code above the keyboard. `sending` changes with every message.
 */
const useCodeFromMessage = (sending: unknown, onCode: (code: string) => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request waits for one message
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const waiting = new AbortController();
    readMessage(waiting.signal).then(
      (code) => waiting.signal.aborted || onCode(code),
      () => {},
    );
    return () => waiting.abort();
  }, [sending]);
};

const codeLength = 4;

/** Asks for the four digits that were sent. */
export const VerifyCodeStep = ({ state, tell, onSignedIn, isLeaving, onClose }: SigningInProps) => {
  const text = useText();
  const formId = useId();
  const verifyCode = useVerifyCodeMutation();
  const { submit, isBusy } = useSubmit();

  const goOn = async ({ verifyCode: { isCompleted, session } }: VerifyCodeMutation) => {
    if (isCompleted && session) {
      // After it: signing in clears what a former customer left in this tab.
      if (await onSignedIn(session)) trackAndLeave({ event: 'login', method: 'otp' });
    } else tell({ type: 'told', part: { step: 'completeProfile' } });
  };
  const verify = (code: string) => {
    if (code.length !== codeLength || isLeaving) return;
    submit(() => verifyCode({ input: { mobileNumber: state.mobileNumber, code } }), {
      onSuccess: goOn,
      onFailure: (failure) => {
        const isAboutCode =
          Boolean(failure.fields.code) || failure.code === 'REFUSED' || failure.code === 'RATE_LIMITED';
        if (isAboutCode) tell({ type: 'codeRefused', message: failure.fields.code ?? textOfFailure(text, failure) });
      },
    });
  };
  const sent = useRef('');
  /** The last digit sends the code; the same digits are sent again only by the button. */
  const type = (otp: string) => {
    tell({ type: 'codeTyped', otp });
    if (otp.length === codeLength && otp !== sent.current) verify(otp);
    sent.current = otp;
  };
  useCodeFromMessage(state.resendAt, (otp) => otp.length === codeLength && type(otp));
  const press = (event: FormEvent) => {
    event.preventDefault();
    verify(state.otp);
  };
  return (
    <DialogFrame
      title={text('session.verify.title')}
      tall="low"
      onClose={onClose}
      busy={isBusy || isLeaving}
      step={2}
      onBack={() => tell({ type: 'numberChanged' })}
      backLabel={text('session.verify.change')}
      footer={
        <Button
          type="submit"
          form={formId}
          size="lg"
          fullWidth
          disabled={state.otp.length !== codeLength}
          waiting={isBusy || isLeaving}
          waitingLabel={text('session.verify.busy')}
        >
          {text('session.continue')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={press} className={looks.stack5}>
        <div className={looks.centred}>
          <p className={styles.lead}>{text('session.verify.body')}</p>
          <bdi dir="ltr" className={looks.figure}>
            +{state.mobileCode} {groupMobile(state.mobileNumber)}
          </bdi>
          <button
            type="button"
            className={styles.textButton}
            disabled={isBusy || isLeaving}
            onClick={() => tell({ type: 'numberChanged' })}
          >
            <Icon name="pencil" />
            {text('session.verify.change')}
          </button>
          <PinInput
            key={state.refusals}
            autoFocus
            value={state.otp}
            onChange={type}
            label={text('session.verify.code')}
            boxLabel={(position) => text('session.verify.digit', { position })}
            invalid={state.otpProblem !== null}
          />
          {state.otpProblem && (
            <p role="alert" className={styles.problem}>
              <Icon name="circle-alert" />
              {state.otpProblem}
            </p>
          )}
          <ResendCode state={state} tell={tell} />
        </div>
      </form>
    </DialogFrame>
  );
};
