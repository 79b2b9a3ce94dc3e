import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { useText } from '../i18n/use-text.ts';
import { isNewerBuildKnown } from '../routing/newer-build.ts';
import { NotFoundError } from '../routing/page.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { failureOf } from './failure.ts';
import { FailureSentences } from './failure-sentences.tsx';

export type FailedQueryProps = {
  /** Of the query that failed; it is asked past every cache. */
  execute: (options: { requestPolicy: 'network-only' }) => void;
  waiting?: boolean;
  /** What happened, in one sentence. */
  children: ReactNode;
};

type FailedAnswerProps = Omit<FailedQueryProps, 'children'> & {
  error: CombinedError;
  /** The query is that of the page: what does not exist is answered as a page that does not. */
  isPage?: boolean;
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

/** The same, where the failure itself says what happened. */
export const FailedAnswer = ({ error, isPage, ...props }: FailedAnswerProps) => {
  const failure = failureOf(error);
  if (isPage && failure.code === 'NOT_FOUND') throw new NotFoundError();
  return (
    <FailedQuery {...props}>
      <FailureSentences failure={failure} />
    </FailedQuery>
  );
};
