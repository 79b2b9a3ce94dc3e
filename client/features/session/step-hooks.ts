import { type RefObject, useEffect, useRef } from 'react';
import { useSendCodeMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { trackCodeSent } from '../../tracking/track-code-sent.ts';
import { codeSent, resendPostponed, type StepProps } from './use-sign-in-wizard.ts';

/** Gives the element the focus when its step appears, so that keyboard and screen reader go on there. */
export const useFocusOnArrival = <Kind extends HTMLElement>(): RefObject<Kind | null> => {
  const element = useRef<Kind>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
};

/** Tells whether the step has been left. */
const useIsGone = (): (() => boolean) => {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => isGone.current;
};

/** Has a code sent to the number; an answer that comes after the step was left says nothing. */
export const useSendCode = ({ state: { mobileNumber }, change }: Pick<StepProps, 'state' | 'change'>) => {
  const isGone = useIsGone();
  const [, sendCode] = useSendCodeMutation();
  const { submit, isBusy, fieldErrors } = useSubmit();
  const send = (onSent?: () => void) =>
    submit(() => sendCode({ input: { mobileNumber, acceptTerms: true } }), {
      onSuccess: (data) => {
        trackCodeSent(mobileNumber);
        if (isGone()) return;
        change(codeSent(data.sendCode.resendAfterSeconds));
        onSent?.();
      },
      onFailure: ({ retryAfterSeconds }) => {
        if (retryAfterSeconds) change(resendPostponed(retryAfterSeconds));
        return isGone();
      },
    });
  return { send, isBusy, fieldErrors };
};
