import type { ReactNode, SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import type { BranchPageQuery, BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { FilterRow } from '../../lists/filter-row.tsx';
import { Pagination } from '../../lists/pagination.tsx';
import { fieldsOf } from '../../routing/fields.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { type BranchFilter, branchListPath, cityGroups } from './branch-filter.ts';
import * as styles from './branch-list.styles.ts';
import { BranchSearch } from './branch-search.tsx';

type BranchFinderProps = {
  /** The path of the page with the list. */
  path: string;
  filter: BranchFilter;
  list: BranchPageQuery['branchPage'];
  /** Stands beside the number of branches; alone when the list is short. */
  children?: ReactNode;
};

/** The search and the cities of a list with more branches than a page has; nothing for a short one. Works without scripts. */
export const BranchFinder = ({
  path,
  filter,
  list: { cities, page, unfilteredTotal },
  children,
}: BranchFinderProps) => {
  const text = useText();
  const navigate = useNavigate();
  const { search, city } = filter;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = fieldsOf(event.currentTarget).get('q')?.trim() ?? '';
    navigate(branchListPath(path, { search: wanted }), { preventScrollReset: true });
  };
  if (unfilteredTotal <= page.perPage) return children;
  return (
    <div className={styles.finder}>
      <search>
        <Form action={path} onSubmit={send} className={styles.form}>
          <BranchSearch key={search} name="q" defaultValue={search} />
          <Button type="submit" variant="secondary" size="lg">
            {text('shell.search')}
          </Button>
        </Form>
      </search>
      <FilterRow
        label={text('branches.cities')}
        all={text('branches.cities.all')}
        options={cities.map(({ name, count }) => ({ id: name, name: text('branches.cities.one', { name, count }) }))}
        chosen={city || null}
        pathOf={(name) => branchListPath(path, { city: name ?? '' })}
      />
      <div className={styles.line}>
        <p role="status">{text('branches.found', { count: page.total })}</p>
        {children}
      </div>
    </div>
  );
};

type BranchSectionsProps = {
  path: string;
  filter: BranchFilter;
  list: BranchPageQuery['branchPage'];
  className: string;
  /** One branch as an item of the list. */
  children: (branch: BranchPartsFragment, place: { index: number; heading: 'h2' | 'h3' }) => ReactNode;
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
  const items = (shown: readonly BranchPartsFragment[]) =>
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
