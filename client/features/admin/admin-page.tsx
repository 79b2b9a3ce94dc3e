import { failureOf, statusOfFailure } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { OperationsDocument } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import * as styles from './admin.styles.ts';
import { Configuration } from './configuration.tsx';
import { Figures } from './figures.tsx';
import { Health } from './health.tsx';
import { LastHour } from './last-hour.tsx';
import { ProviderCalls } from './provider-calls.tsx';
import { Purge } from './purge.tsx';
import { useOperations } from './use-operations.ts';

export const prefetch = async ({ client }: PageContext) =>
  statusOfFailure((await client.query(OperationsDocument, {})).error);

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'admin.page.title' }) });

const Waiting = () => {
  const text = useText();
  return (
    <div className={styles.tiles} aria-busy="true">
      <span className={looks.hidden}>{text('admin.loading')}</span>
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
        {operations && !isLive && (
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
