import { failureOf, statusOfFailure } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { OperationsDocument, type OperationsPartsFragment } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { pageTitle } from '../../ui/page-top.styles.ts';
import * as styles from './admin.styles.ts';
import { Figures } from './figures.tsx';
import { LastHour } from './last-hour.tsx';
import { ProviderCalls } from './provider-calls.tsx';
import { Purge } from './purge.tsx';
import { useOperations } from './use-operations.ts';

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

/** What the process was started with, folded until it is opened. */
const Configuration = ({ entries }: { entries: OperationsPartsFragment['configuration'] }) => {
  const text = useText();
  return (
    <details className={styles.fold}>
      <summary className={styles.foldTitle}>{text('admin.configuration')}</summary>
      <dl className={styles.settings}>
        {entries.map(({ name, value }) => (
          <div key={name}>
            <dt>
              <bdi dir="ltr">{name}</bdi>
            </dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

export const prefetch = async ({ client }: PageContext) =>
  statusOfFailure((await client.query(OperationsDocument, {})).error);

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'admin.page.title' }) });

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
export const Page = () => {
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
