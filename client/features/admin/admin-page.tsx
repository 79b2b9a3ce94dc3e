import { failureOf, statusOfFailure, textOfFailure } from '../../graphql/failure.ts';
import { OperationsDocument, type OperationsQuery, useOperationsQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as styles from './admin.styles.ts';
import { ProviderCalls } from './provider-calls.tsx';
import { uptimeParts } from './uptime.ts';

export const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'admin.page.title' }) });

export const prefetch = async ({ client }: PageContext) =>
  statusOfFailure((await client.query(OperationsDocument, {})).error);

const Tile = ({ term, children }: { term: string; children: string | number }) => (
  <div className={styles.tile}>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.figure}>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

const Figures = ({ operations }: { operations: OperationsQuery['operations'] }) => {
  const text = useText();
  const { unit, values } = uptimeParts(operations.uptimeSeconds);
  const figures = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return (
    <dl className={styles.tiles}>
      <Tile term={text('admin.build')}>{operations.build}</Tile>
      <Tile term={text('admin.uptime')}>{text(`admin.uptime.${unit}`, figures)}</Tile>
      <Tile term={text('admin.callsTotal')}>{operations.providerCalls.reduce((sum, { calls }) => sum + calls, 0)}</Tile>
      <Tile term={text('admin.pollers')}>{operations.paymentPollers}</Tile>
    </dl>
  );
};

const Waiting = () => {
  const text = useText();
  return (
    <div className={styles.tiles} aria-busy="true">
      <span className={styles.hidden}>{text('admin.loading')}</span>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </div>
  );
};

/** For the people who run the storefront. The server refuses everybody else. */
export const Page = () => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useOperationsQuery({});
  const refresh = () => execute({ requestPolicy: 'network-only' });
  const failure = error && failureOf(error);
  const isForbidden = failure?.code === 'FORBIDDEN';
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div>
          <h1 className={styles.title}>{text('admin.page.title')}</h1>
          <p className={styles.lead}>{text('admin.page.lead')}</p>
        </div>
        {data && (
          <Button variant="secondary" icon="refresh-cw" waiting={fetching} onClick={refresh}>
            {text('admin.refresh')}
          </Button>
        )}
      </div>
      {data && (
        <>
          <Figures operations={data.operations} />
          <ProviderCalls calls={data.operations.providerCalls} />
        </>
      )}
      {!data && fetching && <Waiting />}
      {!data && failure && (
        <ErrorState
          title={isForbidden ? text('shell.forbidden.title') : undefined}
          tryAgainLabel={text('shell.tryAgain')}
          onTryAgain={isForbidden ? undefined : refresh}
          waiting={fetching}
        >
          {textOfFailure(text, failure)}
        </ErrorState>
      )}
    </div>
  );
};
