import { useCallback, useRef, useState } from 'react';
import type { OperationResult } from 'urql';
import { type Failure, failureOf } from './failure.ts';
import { useTellFailure } from './use-tell-failure.ts';

type Options<Data> = {
  onSuccess?: (data: Data) => void;
  /** Tells a failure in place of the toast; that the session has ended is told by sign-in all the same. */
  tell?: (failure: Failure) => void;
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
  const tellFailure = useTellFailure();
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
      const tell = failure.code === 'UNAUTHENTICATED' ? undefined : options.tell;
      tellFailure(failure, tell ? true : options.isHandled?.(failure));
      tell?.(failure);
      options.onFailure?.(failure);
    },
    [tellFailure],
  );
  return { submit, isBusy, fieldErrors };
};
