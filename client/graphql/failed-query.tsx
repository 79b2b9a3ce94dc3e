import type { ReactNode } from 'react';
import type { CombinedError, UseQueryState } from 'urql';
import { useText } from '../i18n/use-text.ts';
import { isNewerBuildKnown } from '../routing/newer-build.ts';
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

type FailedAnswerProps = Omit<FailedQueryProps, 'children'> & { error: CombinedError };

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
export const FailedAnswer = ({ error, ...props }: FailedAnswerProps) => (
  <FailedQuery {...props}>
    <FailureSentences failure={failureOf(error)} />
  </FailedQuery>
);

type AnsweredProps<Data> = {
  query: readonly [Pick<UseQueryState<Data>, 'data' | 'error' | 'fetching'>, FailedQueryProps['execute']];
  /** Stands in its place while it is on its way. */
  waiting: ReactNode;
  /** What could not be loaded, in one sentence; without it the failure itself says what happened. */
  failed?: ReactNode;
  /** Stands in its place where the customer has no such thing; without it that is a failure like others. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What a query brings; until it is there, its place, or what failed. */
export const Answered = <Data,>(props: AnsweredProps<Data>) => {
  const [{ data, error, fetching }, execute] = props.query;
  if (!error) return data ? props.children(data) : props.waiting;
  const failure = failureOf(error);
  if (props.missing && ['NOT_FOUND', 'FORBIDDEN'].includes(failure.code)) return props.missing;
  return (
    <FailedQuery execute={execute} waiting={fetching}>
      {props.failed ?? <FailureSentences failure={failure} />}
    </FailedQuery>
  );
};
