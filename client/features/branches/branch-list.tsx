import type { ReactNode, SubmitEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import type { BranchPageQuery, BranchPartsFragment } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyList } from '../../lists/empty-list.tsx';
import { FilterRow } from '../../lists/filter-row.tsx';
import { Pagination } from '../../lists/pagination.tsx';
import { fieldsOf } from '../../routing/fields.ts';
import { Button } from '../../ui/button.tsx';
import { SearchInput } from '../../ui/form/text-input.tsx';
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
  const navigate = useNavigate();
  const { search, city } = filter;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = fieldsOf(event.currentTarget).get('q')?.trim() ?? '';
    navigate(branchListPath({ search: wanted }), { preventScrollReset: true });
  };
  if (unfilteredTotal <= page.perPage) return children;
  return (
    <div className={styles.finder}>
      <search>
        <Form action="/branches" onSubmit={send} className={styles.form}>
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

/** Neighbours of one city together, in the order in which they come. */
const cityGroups = (branches: readonly BranchPartsFragment[]) => {
  const groups: { city: string | null; branches: BranchPartsFragment[] }[] = [];
  for (const branch of branches) {
    const last = groups.at(-1);
    if (last?.city === branch.cityName) last.branches.push(branch);
    else groups.push({ city: branch.cityName, branches: [branch] });
  }
  return groups;
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
      {cityGroups(branches).map(({ city, branches: group }) => (
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
