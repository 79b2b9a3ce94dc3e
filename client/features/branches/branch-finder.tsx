import type { ReactNode } from 'react';
import type { BranchPageQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { FilterRow } from '../../lists/filter-row.tsx';
import { QueryForm } from '../../routing/query-form.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { type BranchFilter, branchListPath } from './branch-filter.ts';
import * as styles from './branch-finder.styles.ts';

type BranchFinderProps = {
  /** The path of the page with the list. */
  path: string;
  filter: BranchFilter;
  list: BranchPageQuery['branchPage'];
  /** Stands beside the number of branches; alone when the list is short. */
  children?: ReactNode;
};

const longestSearch = 100;

/** The search and the cities of a list with more branches than a page has; nothing for a short one. Works without scripts. */
export const BranchFinder = ({
  path,
  filter,
  list: { cities, page, unfilteredTotal },
  children,
}: BranchFinderProps) => {
  const text = useText();
  const { search, city } = filter;
  if (unfilteredTotal <= page.perPage) return children;
  return (
    <div className={styles.finder}>
      <search>
        <QueryForm
          to={path}
          pathOf={(fields) => branchListPath(path, { search: fields.get('q')?.trim() ?? '' })}
          className={styles.form}
        >
          <span className={styles.box}>
            <Icon name="search" />
            <TextInput
              key={search}
              type="search"
              name="q"
              defaultValue={search}
              maxLength={longestSearch}
              aria-label={text('branches.search.label')}
              placeholder={text('branches.search.example')}
              enterKeyHint="search"
            />
          </span>
          <Button type="submit" variant="secondary" size="lg">
            {text('shell.search')}
          </Button>
        </QueryForm>
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
