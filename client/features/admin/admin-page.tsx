import { useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { failureOf } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { OperationsDocument, type OperationsPartsFragment, type PurgeWord } from '../../graphql/generated/graphql.ts';
import {
  useFollowOperationsSubscription,
  useOperationsQuery,
  usePurgeMutation,
} from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { type HeadContext, outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import * as styles from './admin.styles.ts';
import { Configuration, Figures } from './figures.tsx';
import { LastHour } from './last-hour.tsx';
import { ProviderCalls } from './provider-calls.tsx';

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

const words: readonly PurgeWord[] = ['CATALOGUE', 'SHOP', 'VOUCHERS', 'BRANCHES', 'LOYALTY'];

/** Has what the shop keeps of the provider's lists read anew, feature by feature. */
const Purge = () => {
  const text = useText();
  const [, purge] = usePurgeMutation();
  const { submit, isBusy } = useSubmit();
  const [pressed, setPressed] = useState<PurgeWord | null>(null);
  const press = (word: PurgeWord) => {
    setPressed(word);
    return submit(() => purge({ words: [word] }), {
      onSuccess: ({ purge: { isEverywhere } }) =>
        showToast({
          title: isEverywhere
            ? text('admin.purge.done', { word: text(`admin.purge.${word}`) })
            : text('admin.purge.doneHere'),
          color: isEverywhere ? 'success' : 'warning',
        }),
    });
  };
  return (
    <section className={styles.section} aria-labelledby="purge">
      <h2 id="purge" className={looks.subtitle}>
        {text('admin.purge')}
      </h2>
      <p className={looks.muted}>{text('admin.purge.about')}</p>
      <div className={looks.wrap2}>
        {words.map((word) => (
          <Button
            key={word}
            variant="secondary"
            icon="refresh-cw"
            waiting={isBusy && pressed === word}
            aria-disabled={isBusy}
            onClick={() => press(word)}
          >
            {text(`admin.purge.${word}`)}
          </Button>
        ))}
      </div>
    </section>
  );
};

type HealthProps = {
  calls: OperationsPartsFragment['providerCalls'];
  state: OperationsPartsFragment['sharedState'];
  isLive: boolean;
  isLost: boolean;
};

/** Whether the provider and the shared state are well, in a sentence each, and whether the page is told of every change. */
const Health = ({ calls, state, isLive, isLost }: HealthProps) => {
  const text = useText();
  const failing = calls.filter(({ isFailing }) => isFailing).length;
  const isWell = failing === 0 && state.trouble === null;
  return (
    <div className={isWell ? styles.well : styles.trouble}>
      <Icon name={isWell ? 'circle-check' : 'triangle-alert'} />
      <p role="status">
        {failing > 0 ? text('admin.health.trouble', { count: failing }) : text('admin.health.well')}
        {state.trouble !== null && ` ${text('admin.health.stateAway', { reason: state.trouble })}`}
        {isLost && ` ${text('admin.lost')}`}
      </p>
      <Badge color={isLive ? 'palm' : 'clay'}>{text(isLive ? 'admin.live' : 'admin.notLive')}</Badge>
    </div>
  );
};

export const loader = async (args: LoaderFunctionArgs) =>
  outcomeOf((await pageOf(args).client.query(OperationsDocument, {})).error);

const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'admin.page.title' }) });

const Waiting = () => {
  const text = useText();
  return (
    <div className={styles.tiles} aria-busy="true">
      <span className={looks.hidden}>{text('shell.loading')}</span>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
};

/** For the operators of the storefront. The server refuses other visitors. */
export const handle: PageHandle = { head };

export const Component = () => {
  const text = useText();
  const { operations, isLive, isLost, asked, refresh } = useOperations();
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
      {operations && (
        <>
          <Health calls={operations.providerCalls} state={operations.sharedState} isLive={isLive} isLost={isLost} />
          <LastHour hour={operations.lastHour} />
          <Figures operations={operations} />
          <ProviderCalls calls={operations.providerCalls} />
          <Purge />
          <Configuration entries={operations.configuration} />
        </>
      )}
      {!operations && fetching && <Waiting />}
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
