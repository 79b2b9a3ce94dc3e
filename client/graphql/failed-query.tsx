import type { ReactNode } from 'react';
import type { CombinedError, UseQueryState } from 'urql';
import { useText } from '../i18n/use-text.ts';
import { isNewerBuildKnown } from '../routing/newer-build.ts';
import { NotFoundError } from '../routing/page.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { failureOf } from './failure.ts';
import { FailureSentences } from './failure-sentences.tsx';

export type FailedQueryProps = {
  /** Of the query that failed; it is asked past every cache. Without it there is nothing to try again. */
  execute?: ((options: { requestPolicy: 'network-only' }) => void) | undefined;
  waiting?: boolean;
  title?: string | undefined;
  /** The failure, in one sentence. */
  children: ReactNode;
};

type FailedAnswerProps = Omit<FailedQueryProps, 'children'> & {
  error: CombinedError;
  /** The query is that of the page: a missing thing is answered as a missing page. */
  isPage?: boolean;
};

/** In the place of a failed query's data: the failure, and a way to ask again. */
export const FailedQuery = ({ execute, waiting, ...state }: FailedQueryProps) => {
  const text = useText();
  const askAgain = () =>
    isNewerBuildKnown() && navigator.onLine ? window.location.reload() : execute?.({ requestPolicy: 'network-only' });
  return (
    <EmptyState
      {...state}
      picture={execute && 'down'}
      icon="triangle-alert"
      isFailure
      action={
        execute && (
          <Button variant="secondary" icon="refresh-cw" onClick={askAgain} waiting={waiting}>
            {text('shell.tryAgain')}
          </Button>
        )
      }
    />
  );
};

/** The same, with the failure's own words. */
export const FailedAnswer = ({ error, isPage, ...props }: FailedAnswerProps) => {
  const failure = failureOf(error);
  if (isPage && failure.code === 'NOT_FOUND') throw new NotFoundError();
  return (
    <FailedQuery {...props}>
      <FailureSentences failure={failure} />
    </FailedQuery>
  );
};

export type AnsweredProps<Data> = {
  query: readonly [Pick<UseQueryState<Data>, 'data' | 'error' | 'fetching'>, FailedQueryProps['execute']];
  /** Stands in its place while it is on its way. */
  waiting: ReactNode;
  /** The failure, in one sentence; without it the failure's own words. */
  failed?: ReactNode;
  /** Stands in its place where the customer has no such thing; without it that is a failure like others. */
  missing?: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The data of a query; until it is there, its place, or the failure. */
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
