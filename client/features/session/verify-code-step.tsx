import { type Dispatch, type FormEvent, useId } from 'react';
import { textOfFailure } from '../../graphql/failure.ts';
import { useVerifyCodeMutation, type VerifyCodeMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import type { Session } from '../../session/viewer-scope.tsx';
import { trackAndLeave } from '../../tracking/track.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { groupMobile } from '../../ui/mobile-digits.ts';
import { PinInput } from '../../ui/pin-input.tsx';
import { ResendCode } from './resend-code.tsx';
import * as styles from './session.styles.ts';
import { useCodeFromMessage } from './use-code-from-message.ts';
import type { WizardEvent, WizardState } from './use-sign-in-wizard.ts';

const codeLength = 4;

type VerifyCodeStepProps = {
  state: WizardState;
  tell: Dispatch<WizardEvent>;
  onSignedIn: (session: Session) => void;
  isLeaving: boolean;
  onClose: () => void;
};

/** Asks for the four digits that were sent. */
export const VerifyCodeStep = ({ state, tell, onSignedIn, isLeaving, onClose }: VerifyCodeStepProps) => {
  const text = useText();
  const formId = useId();
  useCodeFromMessage(state.resendAt, (otp) => otp.length === codeLength && tell({ type: 'codeTyped', otp }));
  const [, verifyCode] = useVerifyCodeMutation();
  const { submit, isBusy } = useSubmit();

  const goOn = ({ verifyCode: { isCompleted, session } }: VerifyCodeMutation) => {
    if (isCompleted && session) {
      onSignedIn(session);
      // After it: signing in clears what a former customer left in this tab.
      trackAndLeave({ event: 'login', method: 'otp' });
    } else tell({ type: 'profileAsked' });
  };
  const verify = (event: FormEvent) => {
    event.preventDefault();
    if (state.otp.length !== codeLength || isLeaving) return;
    submit(() => verifyCode({ input: { mobileNumber: state.mobileNumber, code: state.otp } }), {
      onSuccess: goOn,
      onFailure: (failure) => {
        const isAboutCode =
          Boolean(failure.fields.code) || failure.code === 'REFUSED' || failure.code === 'RATE_LIMITED';
        if (isAboutCode) tell({ type: 'codeRefused', words: failure.fields.code ?? textOfFailure(text, failure) });
      },
    });
  };
  return (
    <DialogFrame
      title={text('session.verify.title')}
      onClose={onClose}
      busy={isBusy || isLeaving}
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
      <form id={formId} noValidate onSubmit={verify} className={styles.stack}>
        <div className={styles.centred}>
          <p className={styles.lead}>{text('session.verify.body')}</p>
          <bdi dir="ltr" className={styles.sentTo}>
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
            onChange={(otp) => tell({ type: 'codeTyped', otp })}
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
