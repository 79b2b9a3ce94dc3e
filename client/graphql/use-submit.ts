import type { OperationResult } from '@urql/core';
import { useCallback, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useSessionEnded } from '../session/session-ended.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { type Failure, failureOf, textOfFailure } from './failure.ts';

type Options<Data> = {
  onSuccess?: (data: Data) => void;
  /** Called after the toast; return true from `isHandled` to keep the toast away. */
  onFailure?: (failure: Failure) => void;
  /** Failures that the form shows in its own way, without a toast. */
  isHandled?: (failure: Failure) => boolean;
};

/**
 * Runs one mutation at a time: a second click while the first is under way does nothing. A failure fills
 * `fieldErrors`, shows a toast, or, when the session has ended, opens sign-in. Never rejects.
 */
export const useSubmit = () => {
  const text = useText();
  const onSessionEnded = useSessionEnded();
  const [isBusy, setIsBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Failure['fields']>({});
  const isRunning = useRef(false);

  const submit = useCallback(
    async <Data>(run: () => Promise<OperationResult<Data>>, options: Options<Data> = {}): Promise<void> => {
      if (isRunning.current) return;
      isRunning.current = true;
      setIsBusy(true);
      setFieldErrors({});
      const { data, error } = await run();
      isRunning.current = false;
      setIsBusy(false);
      if (!error && data) return options.onSuccess?.(data);
      if (!error) return;
      const failure = failureOf(error);
      setFieldErrors(failure.fields);
      const action = failure.code === 'GRAPHQL_INVALID' && {
        action: { label: text('shell.reload'), onClick: () => window.location.reload() },
      };
      if (!options.isHandled?.(failure)) showToast({ title: textOfFailure(text, failure), color: 'error', ...action });
      if (failure.code === 'UNAUTHENTICATED') onSessionEnded();
      options.onFailure?.(failure);
    },
    [text, onSessionEnded],
  );
  return { submit, isBusy, fieldErrors };
};
