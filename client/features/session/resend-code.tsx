import { type Dispatch, useEffect, useState } from 'react';
import { useSendCodeMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { trackCodeSent } from '../../tracking/track-code-sent.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './session.styles.ts';
import { useIsGone } from './step-hooks.ts';
import type { WizardEvent, WizardState } from './use-sign-in-wizard.ts';

const secondsUntil = (moment: number | null): number =>
  moment === null ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Counts down to a moment (milliseconds since 1970), second by second, and stays at 0. */
const useSecondsUntil = (moment: number | null): number => {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const count = () => setSeconds(secondsUntil(moment));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return seconds;
};

/** `4:05`, or `0:42` below a minute. */
const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Sends another code as soon as one is allowed. */
export const ResendCode = ({ state, tell }: { state: WizardState; tell: Dispatch<WizardEvent> }) => {
  const text = useText();
  const isGone = useIsGone();
  const sendCode = useSendCodeMutation();
  const { submit, isBusy } = useSubmit();
  const [status, setStatus] = useState('');
  const seconds = useSecondsUntil(state.resendAt);

  const resend = () => {
    setStatus('');
    submit(() => sendCode({ input: { mobileNumber: state.mobileNumber, acceptTerms: true } }), {
      onSuccess: (data) => {
        trackCodeSent(state.mobileNumber);
        tell({ type: 'codeSent', ...data.sendCode });
        if (isGone()) return;
        showToast({ title: text('session.verify.resent'), color: 'success' });
        setStatus(text('session.verify.resent'));
      },
      onFailure: ({ retryAfterSeconds }) => {
        if (retryAfterSeconds) tell({ type: 'resendPostponed', resendAfterSeconds: retryAfterSeconds });
        return isGone();
      },
    });
  };
  return (
    <>
      {seconds > 0 ? (
        <p className={styles.waiting}>
          {text('session.verify.wait', { time: `\u2066${minutesAndSeconds(seconds)}\u2069` })}
        </p>
      ) : (
        <button type="button" className={styles.textButton} aria-disabled={isBusy || undefined} onClick={resend}>
          {text(isBusy ? 'session.verify.resendBusy' : 'session.verify.resend')}
        </button>
      )}
      <span role="status" className={looks.hidden}>
        {status}
      </span>
    </>
  );
};
