import { type RefObject, useEffect, useRef } from 'react';
import { digitsOf } from '../../ui/form/western-digits.ts';

/** Gives the element the focus when its step appears, so that keyboard and screen reader go on there. */
export const useFocusOnArrival = <Kind extends HTMLElement>(): RefObject<Kind | null> => {
  const element = useRef<Kind>(null);
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
  }, []);
  return element;
};

/** Tells whether the step has been left, so that an answer that comes too late says nothing. */
export const useIsGone = (): (() => boolean) => {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return () => isGone.current;
};

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
export const useCodeFromMessage = (sending: unknown, onCode: (code: string) => void): void => {
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
