import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { BranchPageQuery } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { FilterRow } from '../../lists/filter-row.tsx';
import { Pagination } from '../../lists/pagination.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { BranchCards } from './branch-cards.tsx';
import { type BranchFilter, branchListPath, longestSearch } from './branch-filter.ts';
import * as styles from './branch-list.styles.ts';

export type ListProps = { filter: BranchFilter; list: BranchPageQuery['branchPage'] };

type BranchFinderProps = ListProps & {
  /** Stands beside the number of branches; alone when the list is short. */
  children: ReactNode;
};

/** The search and the cities of a list with more branches than a page has; nothing for a short one. Works without scripts. */
export const BranchFinder = ({ filter, list: { cities, page, unfilteredTotal }, children }: BranchFinderProps) => {
  const text = useText();
  const { search, city } = filter;
  if (unfilteredTotal <= page.perPage) return children;
  return (
    <div className={styles.finder}>
      <search>
        <Form action="/branches" preventScrollReset className={looks.wrap2}>
          <SearchInput
            key={search}
            name="q"
            defaultValue={search}
            maxLength={longestSearch}
            aria-label={text('branches.search.label')}
            placeholder={text('branches.search.example')}
          />
          <Button type="submit" variant="secondary" size="lg">
            {text('shell.search')}
          </Button>
        </Form>
      </search>
      <FilterRow
        label={text('branches.cities')}
        all={text('branches.cities.all')}
        options={cities.map(({ name, count }) => ({ id: name, name: text('search.kind.counted', { name, count }) }))}
        chosen={city || null}
        pathOf={(name) => branchListPath({ city: name ?? '' })}
      />
      <div className={styles.line}>
        <p role="status">{text('branches.found', { count: page.total })}</p>
        {children}
      </div>
    </div>
  );
};

/** The branches of a page, those of a long list under the names of their cities, and the ways to its other pages. */
export const BranchSections = ({ filter, list }: ListProps) => {
  const text = useText();
  const { branches, page, unfilteredTotal } = list;
  if (branches.length === 0) {
    return (
      <EmptyList icon="map-pin" title={text('branches.none.title')} to="/branches" way={text('branches.none.all')}>
        {text('branches.none.body')}
      </EmptyList>
    );
  }
  if (unfilteredTotal <= page.perPage) return <BranchCards branches={branches} filter={filter} first={branches[0]} />;
  return (
    <>
      {[...Map.groupBy(branches, ({ cityName }) => cityName)].map(([city, group]) => (
        <section key={city}>
          <h2 className={styles.city}>{city ?? text('branches.cities.other')}</h2>
          <BranchCards branches={group} filter={filter} first={branches[0]} heading="h3" />
        </section>
      ))}
      {page.lastPage > 1 && (
        <Pagination
          currentPage={page.currentPage}
          lastPage={page.lastPage}
          pathOf={(number) => branchListPath({ ...filter, page: number })}
        />
      )}
    </>
  );
};
