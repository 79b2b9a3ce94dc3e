import { failureOf, statusOfFailure, textOfFailure } from '../../graphql/failure.ts';
import { BranchesDocument, useBranchesQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import type { HeadContext, PageContext } from '../../routing/page.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { pageTop } from '../../ui/page-top.styles.ts';
import * as styles from './branch-card.styles.ts';
import { BranchCard } from './branch-card.tsx';
import { WaitingBranches } from './waiting-branches.tsx';

export const prefetch = async ({ client }: PageContext) =>
  statusOfFailure((await client.query(BranchesDocument, {})).error);

export const head = ({ intl }: HeadContext) => ({
  title: intl.formatMessage({ id: 'branches.list.title' }),
  description: intl.formatMessage({ id: 'branches.list.description' }),
});

const BranchesList = () => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useBranchesQuery({});
  if (error && !data) {
    return (
      <ErrorState
        tryAgainLabel={text('shell.tryAgain')}
        onTryAgain={() => execute({ requestPolicy: 'network-only' })}
        waiting={fetching}
      >
        {textOfFailure(text, failureOf(error))}
      </ErrorState>
    );
  }
  if (!data) return <WaitingBranches />;
  if (data.branches.length === 0) {
    return (
      <EmptyState icon="map-pin" title={text('branches.empty.title')}>
        {text('branches.empty.body')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {data.branches.map((branch, index) => (
        <BranchCard key={branch.id} branch={branch} priority={index === 0} />
      ))}
    </ul>
  );
};

export const Page = () => {
  const text = useText();
  return (
    <>
      <div className={pageTop}>
        <div>
          <h1>{text('branches.list.title')}</h1>
          <p>{text('branches.list.description')}</p>
        </div>
      </div>
      <BranchesList />
    </>
  );
};
