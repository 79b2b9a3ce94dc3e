import { useCallback } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useSessionEnded } from '../session/viewer-scope.tsx';
import { showToast } from '../ui/feedback/toast.ts';
import { type Failure, textOfFailure } from './failure.ts';

/**
 * Tells why something failed in a toast, unless `onFailure` answers true; where the session has ended it opens sign-in
 * before both.
 */
export const useTellFailure = () => {
  const text = useText();
  const onSessionEnded = useSessionEnded();
  return useCallback(
    (failure: Failure, onFailure?: (failure: Failure) => unknown): void => {
      if (failure.code === 'UNAUTHENTICATED') onSessionEnded();
      if (onFailure?.(failure) === true) return;
      const action = failure.code === 'GRAPHQL_INVALID' && {
        action: { label: text('shell.reload'), onClick: () => window.location.reload() },
      };
      showToast({ title: textOfFailure(text, failure), color: 'error', ...action });
    },
    [text, onSessionEnded],
  );
};
