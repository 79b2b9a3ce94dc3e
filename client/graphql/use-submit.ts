import { useCallback, useRef, useState } from 'react';
import type { CombinedError } from 'urql';
import type { MessageId } from '../i18n/message-id.ts';
import { useText } from '../i18n/use-text.ts';
import { useSessionEnded } from '../session/viewer-scope.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { type Failure, failureOf, textOfFailure } from './failure.ts';

type TellOptions = {
  /** The failed action; the reason stands below it. */
  whatFailed?: MessageId;
  /** Answers true when it has shown the failure itself: there is no toast then. */
  onFailure?: (failure: Failure) => unknown;
};

/**
 * Shows a failure in a toast, unless `onFailure` answers true; where the session has ended it opens sign-in
 * before both.
 */
export const useTellFailure = () => {
  const text = useText();
  const onSessionEnded = useSessionEnded();
  return useCallback(
    (failure: Failure, { whatFailed, onFailure }: TellOptions = {}): void => {
      if (failure.code === 'UNAUTHENTICATED') onSessionEnded();
      if (onFailure?.(failure) === true) return;
      const action = failure.code === 'GRAPHQL_INVALID' && {
        action: { label: text('shell.reload'), onClick: () => window.location.reload() },
      };
      const reason = textOfFailure(text, failure);
      const told = whatFailed ? { title: text(whatFailed), description: reason } : { title: reason };
      showToast({ ...told, color: 'error', ...action });
    },
    [text, onSessionEnded],
  );
};

/** Neither where there was nothing to send. */
export type Answer<Data> = { data?: Data | undefined; error?: CombinedError | undefined };

type Options<Data> = TellOptions & {
  /** Still a part of the work when it answers a promise. */
  onSuccess?: (data: Data) => unknown;
};

/**
 * Runs one mutation at a time: a second click while the first is under way does nothing. A failure fills
 * `fieldErrors`, shows a toast, or, when the session has ended, opens sign-in. Never rejects.
 */
export const useSubmit = () => {
  const tellFailure = useTellFailure();
  const [isBusy, setIsBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Failure['fields']>({});
  const isRunning = useRef(false);

  const submit = useCallback(
    async <Data>(run: () => Promise<Answer<Data>>, options: Options<Data> = {}): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsBusy(true);
      setFieldErrors({});
      const { data, error } = await run();
      if (!error && data) await options.onSuccess?.(data);
      isRunning.current = false;
      setIsBusy(false);
      if (!error) return;
      const failure = failureOf(error);
      setFieldErrors(failure.fields);
      tellFailure(failure, options);
    },
    [tellFailure],
  );
  return { submit, isBusy, fieldErrors };
};
