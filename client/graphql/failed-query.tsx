import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { isNewerBuildKnown } from '../routing/newer-build.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';

type FailedQueryProps = {
  /** Of the query that failed; it is asked past every cache. */
  execute: (options: { requestPolicy: 'network-only' }) => void;
  waiting?: boolean;
  /** What happened, in one sentence. */
  children: ReactNode;
};

/** In the place of what a query did not bring: what happened, and a way to ask again. */
export const FailedQuery = ({ execute, waiting, children }: FailedQueryProps) => {
  const text = useText();
  return (
    <ErrorState
      picture="down"
      tryAgainLabel={text('shell.tryAgain')}
      onTryAgain={() =>
        isNewerBuildKnown() && navigator.onLine ? window.location.reload() : execute({ requestPolicy: 'network-only' })
      }
      {...(waiting !== undefined && { waiting })}
    >
      {children}
    </ErrorState>
  );
};
