import { lazy, Suspense, useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { failureOf } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { OperationsDocument } from '../../graphql/generated/graphql.ts';
import { useFollowOperationsSubscription, useOperationsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { type HeadContext, outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import * as styles from './admin.styles.ts';

/** The server speaks every two seconds; after this much silence the figures are old. Milliseconds. */
const longestSilenceMs = 7_000;

/** How the storefront is doing, first as the page brought it and then as the server tells it. */
const useOperations = () => {
  const [asked, ask] = useOperationsQuery({});
  const [{ data, error }] = useFollowOperationsSubscription();
  // Kept as what was last heard, so that the render that brings newer figures already knows that they are new.
  const [silentSince, setSilentSince] = useState<typeof data>();
  const [refreshedAfter, setRefreshedAfter] = useState<typeof data>();
  useEffect(() => {
    const timer = setTimeout(() => setSilentSince(data), longestSilenceMs);
    return () => clearTimeout(timer);
  }, [data]);
  const isSilent = data === silentSince;
  return {
    operations: (data === refreshedAfter ? null : data?.operationsFeed) ?? asked.data?.operations,
    isLive: !isSilent && !error,
    /** Whether the server has spoken and fell silent; before its first word nothing is lost. */
    isLost: Boolean(error) || (data !== undefined && isSilent),
    asked,
    refresh: () => {
      setRefreshedAfter(data);
      ask({ requestPolicy: 'network-only' });
    },
  };
};

const OperationsView = lazy(async () => ({ default: (await import('./operations-view.tsx')).OperationsView }));

export const loader = async (args: LoaderFunctionArgs) =>
  outcomeOf((await pageOf(args).client.query(OperationsDocument, {})).error);

const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'admin.page.title' }) });

const Waiting = () => {
  const text = useText();
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className={looks.hidden}>{text('shell.loading')}</span>
      <Skeleton shape="card" />
    </div>
  );
};

/** For the operators of the storefront. The server refuses other visitors. */
export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const { operations, isLive, isLost, asked, refresh } = useOperations();
  const isHydrated = useIsHydrated();
  const { error, fetching } = asked;
  const failure = error && failureOf(error);
  const isForbidden = failure?.code === 'FORBIDDEN';
  return (
    <div className={looks.page}>
      <div className={styles.top}>
        <div>
          <h1 className={pageTitle}>{text('admin.page.title')}</h1>
          <p className={looks.muted}>{text('admin.page.lead')}</p>
        </div>
        {operations && (
          <Button variant="secondary" icon="refresh-cw" waiting={fetching} onClick={refresh}>
            {text('admin.refresh')}
          </Button>
        )}
      </div>
      {isHydrated && operations ? (
        <Suspense fallback={<Waiting />}>
          <OperationsView operations={operations} isLive={isLive} isLost={isLost} />
        </Suspense>
      ) : (
        (operations || !failure) && <Waiting />
      )}
      {!operations && failure && (
        <ErrorState
          title={isForbidden ? text('shell.forbidden.title') : undefined}
          tryAgainLabel={text('shell.tryAgain')}
          onTryAgain={isForbidden ? undefined : refresh}
          waiting={fetching}
        >
          <FailureSentences failure={failure} />
        </ErrorState>
      )}
    </div>
  );
};
