import { FailedAnswer } from '../../graphql/failed-query.tsx';
import type { BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useBranchPageQuery } from '../../graphql/generated/hooks.ts';
import { NotFoundError, usePage } from '../../routing/page.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from './branch-card.styles.ts';
import { BranchFacts, DirectionsLink } from './branch-facts.tsx';
import { readBranchFilter } from './branch-filter.ts';
import { BranchFinder, BranchSections } from './branch-list.tsx';
import { OpeningHours } from './opening.tsx';

const BranchPlace = ({ branch }: { branch: BranchPartsFragment }) => {
  const { name, workingTimes } = branch;
  return (
    <li className={styles.box}>
      <h3>{name}</h3>
      <BranchFacts branch={branch} />
      <OpeningHours days={workingTimes} level="h4" />
      <DirectionsLink branch={branch} />
    </li>
  );
};

/** Where all branches are and when they are open, below a page of another feature: `path`. */
export const BranchPlaces = ({ path }: { path: string }) => {
  const { search } = usePage();
  const filter = readBranchFilter(search);
  const [{ data, error, fetching }, execute] = useBranchPageQuery({ variables: { filter } });
  if (error && !data) return <FailedAnswer error={error} execute={execute} waiting={fetching} />;
  if (!data) return <Skeleton shape="card" />;
  const list = data.branchPage;
  if (list.page.currentPage > list.page.lastPage) throw new NotFoundError();
  return (
    <>
      <BranchFinder path={path} filter={filter} list={list} />
      <BranchSections path={path} filter={filter} list={list} className={styles.boxes}>
        {(branch) => <BranchPlace key={branch.id} branch={branch} />}
      </BranchSections>
    </>
  );
};
