import { useEffect, useRef } from 'react';
import { useSendCodeMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { trackCodeSent } from '../../tracking/track-code-sent.ts';
import { codeSent, resendPostponed, type StepProps } from './use-sign-in-wizard.ts';

/** Has a code sent to the number; an answer that comes after the step was left says nothing. */
export const useSendCode = ({ state: { mobileNumber }, change }: Pick<StepProps, 'state' | 'change'>) => {
  const [, sendCode] = useSendCodeMutation();
  const { submit, isBusy, fieldErrors } = useSubmit();
  const isLeft = useRef(false);
  useEffect(
    () => () => {
      isLeft.current = true;
    },
    [],
  );
  const send = (onSent?: () => void) =>
    submit(() => sendCode({ input: { mobileNumber, acceptTerms: true } }), {
      onSuccess: (data) => {
        trackCodeSent(mobileNumber);
        if (isLeft.current) return;
        change(codeSent(data.sendCode.resendAfterSeconds));
        onSent?.();
      },
      onFailure: ({ retryAfterSeconds }) => {
        if (retryAfterSeconds) change(resendPostponed(retryAfterSeconds));
        return isLeft.current;
      },
    });
  return { send, isBusy, fieldErrors };
};
