import { lazy, Suspense, useEffect, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { failureOf } from '../../graphql/failure.ts';
import { OperationsDocument } from '../../graphql/generated/graphql.ts';
import { useFollowOperationsSubscription, useOperationsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { type HeadContext, outcomeOf, type PageHandle, pageOf } from '../../routing/page.ts';
import * as looks from '../../ui/looks.styles.ts';
import { pageTitle } from '../../ui/page-top.styles.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import * as styles from './admin.styles.ts';

/** The server speaks every two seconds; after this much silence the figures are old. Milliseconds. */
const longestSilenceMs = 7_000;

const OperationsView = lazy(async () => ({ default: (await import('./operations-view.tsx')).OperationsView }));

export const loader = async (args: LoaderFunctionArgs) =>
  outcomeOf((await pageOf(args).client.query(OperationsDocument, {})).error);

const head = ({ intl }: HeadContext) => ({ title: intl.formatMessage({ id: 'admin.page.title' }) });

/** For the operators of the storefront. The server refuses other visitors. */
export const handle: PageHandle = { head };

/** The server's last report, and whether it has fallen silent since. */
const useFeed = () => {
  const [{ data, error }] = useFollowOperationsSubscription();
  const [isSilent, setIsSilent] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every word of the server begins the silence anew
  useEffect(() => {
    setIsSilent(false);
    const timer = setTimeout(() => setIsSilent(true), longestSilenceMs);
    return () => clearTimeout(timer);
  }, [data]);
  const told = data?.operationsFeed;
  return { told, isLost: Boolean(error) || (isSilent && told !== undefined) };
};

export const Component = () => {
  const text = useText();
  const [{ data, error, fetching }, ask] = useOperationsQuery({});
  const { told, isLost } = useFeed();
  const isHydrated = useIsHydrated();
  const operations = told ?? data?.operations;
  const isForbidden = error && failureOf(error).code === 'FORBIDDEN';
  return (
    <div className={looks.page}>
      <h1 className={pageTitle}>{text('admin.page.title')}</h1>
      <p className={looks.muted}>{text('admin.page.lead')}</p>
      {isHydrated && operations ? (
        <Suspense fallback={<Waiting look={styles.waiting} />}>
          <OperationsView operations={operations} isLive={Boolean(told) && !isLost} isLost={isLost} />
        </Suspense>
      ) : (
        (operations || !error) && <Waiting look={styles.waiting} />
      )}
      {!operations && error && (
        <FailedAnswer
          error={error}
          execute={isForbidden ? undefined : ask}
          waiting={fetching}
          title={isForbidden ? text('shell.forbidden.title') : undefined}
        />
      )}
    </div>
  );
};
