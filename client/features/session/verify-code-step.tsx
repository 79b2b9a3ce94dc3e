import { useEffect, useReducer, useRef } from 'react';
import { useVerifyCodeMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { FormFrame } from '../../ui/dialog/form-frame.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { CodeInput } from '../../ui/form/code-input.tsx';
import { writtenPhone } from '../../ui/form/written-phone.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './session.styles.ts';
import { useSendCode } from './use-send-code.ts';
import { codeRefused, numberChanged, type SigningInProps, type StepProps } from './use-sign-in-wizard.ts';
import { WantedBooking } from './wanted-booking.tsx';

/** Counts down to a moment (milliseconds since 1970), second by second, and stays at 0. */
const useSecondsUntil = (moment: number | null): number => {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil(((moment ?? 0) - Date.now()) / 1000));
};

/** `4:05`, or `0:42` below a minute. */
const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Sends another code as soon as one is allowed. */
const ResendCode = (props: Pick<StepProps, 'state' | 'change'>) => {
  const text = useText();
  const { send, isBusy } = useSendCode(props);
  const seconds = useSecondsUntil(props.state.resendAt);
  const resend = () => send(() => showToast({ title: text('session.verify.resent'), color: 'success' }));
  if (seconds > 0) {
    const time = `\u2066${minutesAndSeconds(seconds)}\u2069`;
    return <p className={styles.waiting}>{text('session.verify.wait', { time })}</p>;
  }
  return (
    <Button variant="ghost" waiting={isBusy} waitingLabel={text('shell.sending')} onClick={resend}>
      {text('session.verify.resend')}
    </Button>
  );
};

const codeLength = 4;

/** Asks for the four digits that were sent. */
export const VerifyCodeStep = ({ state, change, onSignedIn, onClose }: SigningInProps) => {
  const text = useText();
  const [, verifyCode] = useVerifyCodeMutation();
  const { submit, isBusy } = useSubmit();

  const verify = (code: string) => {
    if (code.length !== codeLength) return;
    submit(() => verifyCode({ input: { mobileNumber: state.mobileNumber, code } }), {
      onSuccess: ({ verifyCode: { isCompleted, session } }) =>
        isCompleted && session
          ? onSignedIn(session, { event: 'login', method: 'otp' })
          : change({ step: 'CompleteProfileStep' }),
      onFailure: (failure) => {
        if (failure.fields.code || ['REFUSED', 'RATE_LIMITED'].includes(failure.code)) change(codeRefused(state));
      },
    });
  };
  const sent = useRef('');
  /** The last digit sends the code; the same digits are sent again only by the button. */
  const type = (otp: string) => {
    change({ otp });
    if (otp.length === codeLength && otp !== sent.current) verify(otp);
    sent.current = otp;
  };
  const changeNumber = () => change(numberChanged);
  return (
    <FormFrame
      title={text('session.verify.title')}
      tall="low"
      onClose={onClose}
      step={2}
      onBack={changeNumber}
      backLabel={text('session.verify.change')}
      button={{
        children: text('shell.continue'),
        disabled: state.otp.length !== codeLength,
        waiting: isBusy,
        waitingLabel: text('session.verify.busy'),
      }}
      onSubmit={() => verify(state.otp)}
    >
      <div className={looks.centred}>
        <WantedBooking />
        <p className={looks.sentence}>{text('session.verify.body')}</p>
        <bdi dir="ltr" className={looks.figure}>
          {writtenPhone(state.mobileNumber)}
        </bdi>
        <Button variant="ghost" icon="pencil" disabled={isBusy} onClick={changeNumber}>
          {text('session.verify.change')}
        </Button>
        <CodeInput
          key={state.refusals}
          autoFocus
          value={state.otp}
          onChange={type}
          label={text('session.verify.code')}
          invalid={state.refusals > 0 && state.otp === ''}
        />
        <ResendCode state={state} change={change} />
      </div>
    </FormFrame>
  );
};
