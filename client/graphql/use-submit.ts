import { useCallback, useRef, useState } from 'react';
import type { OperationResult } from 'urql';
import { type Failure, failureOf } from './failure.ts';
import { useTellFailure } from './use-tell-failure.ts';

type Options<Data> = {
  onSuccess?: (data: Data) => void;
  /** Answers true when it has told the failure itself: there is no toast then. */
  onFailure?: (failure: Failure) => unknown;
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
      tellFailure(failure, options.onFailure);
    },
    [tellFailure],
  );
  return { submit, isBusy, fieldErrors };
};
