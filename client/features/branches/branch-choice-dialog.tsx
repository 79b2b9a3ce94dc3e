import { useState } from 'react';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { useBranchChoiceQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { cityGroups } from './branch-filter.ts';
import * as styles from './branch-list.styles.ts';
import { BranchOptions } from './branch-options.tsx';
import { BranchSearch } from './branch-search.tsx';

/** Debounce: milliseconds without a keystroke before the query is sent. */
const debounceMs = 150;

const atOnce = 30;

/** What answers to the words typed so far, more at each press. The answer before stays until the next is there. */
const useBranchChoice = (typed: string) => {
  const search = useDebounced(typed, debounceMs);
  const [more, setMore] = useState({ search, first: atOnce });
  const first = more.search === search ? more.first : atOnce;
  const [{ data, error, fetching }, execute] = useBranchChoiceQuery({ variables: { filter: { search, first } } });
  const list = data?.branchPage;
  return {
    list,
    hasMore: list !== undefined && list.branches.length < list.page.total,
    error: fetching ? undefined : error,
    isWaiting: fetching || typed !== search,
    execute,
    more: () => setMore({ search, first: first + atOnce }),
  };
};

export type BranchChoiceProps = {
  chosen: string | null;
  /** Where the choice of a branch leads. */
  pathOf: (id: string) => string;
};

export const Dialog = ({ chosen, pathOf, onClose }: BranchChoiceProps & DialogControls) => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const { list, hasMore, error, isWaiting, execute, more } = useBranchChoice(typed.trim());
  return (
    <DialogFrame title={text('branches.choose')} onClose={onClose}>
      <div className={looks.column4} aria-busy={isWaiting || undefined}>
        <BranchSearch
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          data-autofocus
        />
        {cityGroups(list?.branches ?? []).map(({ city, branches: group }) => (
          <section key={group[0]?.id}>
            {city && <h3 className={styles.dialogCity}>{city}</h3>}
            <BranchOptions
              branches={group.map(({ address, ...branch }) => ({ ...branch, note: address }))}
              chosen={chosen}
              pathOf={pathOf}
              onChosen={onClose}
              className={styles.dialogOptions}
            />
          </section>
        ))}
        {hasMore && (
          <div className={looks.middle}>
            <Button variant="secondary" waiting={isWaiting} waitingLabel={text('shell.loading')} onClick={more}>
              {text('branches.more')}
            </Button>
          </div>
        )}
        {!list && !error && <DialogSkeleton />}
        {list?.branches.length === 0 && !isWaiting && (
          <EmptyState icon="map-pin">{text('branches.none.title')}</EmptyState>
        )}
        {error && <FailedAnswer error={error} execute={execute} />}
      </div>
    </DialogFrame>
  );
};
