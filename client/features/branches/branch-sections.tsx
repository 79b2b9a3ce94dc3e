import type { ReactNode } from 'react';
import type { BranchPageQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Pagination } from '../../lists/item-grid.tsx';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { FullBranch } from './branch-facts.tsx';
import { type BranchFilter, branchListPath } from './branch-filter.ts';
import * as styles from './branch-finder.styles.ts';
import { cityGroups } from './branch-groups.ts';

type BranchSectionsProps = {
  path: string;
  filter: BranchFilter;
  list: BranchPageQuery['branchPage'];
  className: string;
  /** One branch as an item of the list. */
  children: (branch: FullBranch, place: { index: number; heading: 'h2' | 'h3' }) => ReactNode;
};

/** The branches of a page, those of a long list under the names of their cities, and the ways to its other pages. */
export const BranchSections = ({ path, filter, list, className, children }: BranchSectionsProps) => {
  const text = useText();
  const { branches, page, unfilteredTotal } = list;
  if (branches.length === 0) {
    return (
      <EmptyState
        icon="map-pin"
        title={text('branches.none.title')}
        action={
          <Link to={path} className={buttonLook.secondary.md}>
            {text('branches.none.all')}
          </Link>
        }
      >
        {text('branches.none.body')}
      </EmptyState>
    );
  }
  const isLong = unfilteredTotal > page.perPage;
  const items = (shown: readonly FullBranch[]) =>
    shown.map((branch) => children(branch, { index: branches.indexOf(branch), heading: isLong ? 'h3' : 'h2' }));
  if (!isLong) return <ul className={className}>{items(branches)}</ul>;
  return (
    <>
      {cityGroups(branches).map(({ city, branches: group }) => [
        <h2 key={`city ${city}`} className={styles.city}>
          {city ?? text('branches.cities.other')}
        </h2>,
        <ul key={`branches of ${city}`} className={className}>
          {items(group)}
        </ul>,
      ])}
      {page.lastPage > 1 && (
        <Pagination
          currentPage={page.currentPage}
          lastPage={page.lastPage}
          pathOf={(number) => branchListPath(path, { ...filter, page: number })}
        />
      )}
    </>
  );
};
