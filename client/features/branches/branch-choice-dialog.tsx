import { useEffect, useState } from 'react';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import { useBranchChoiceQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { cityGroups } from './branch-filter.ts';
import * as styles from './branch-list.styles.ts';

/** Debounce: milliseconds without a keystroke before the query is sent. */
const debounceMs = 150;

const atOnce = 30;

/** What answers to the words typed so far, more at each press. The answer before stays until the next is there. */
const useBranchChoice = (typed: string) => {
  const [asked, setAsked] = useState({ search: typed, first: atOnce });
  useEffect(() => {
    if (typed === asked.search) return undefined;
    const timer = setTimeout(() => setAsked({ search: typed, first: atOnce }), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, asked.search]);
  const [{ data, error, fetching }, execute] = useBranchChoiceQuery({ variables: { filter: asked } });
  const list = data?.branchPage;
  return {
    list,
    hasMore: list !== undefined && list.branches.length < list.page.total,
    error: fetching ? undefined : error,
    isWaiting: fetching || typed !== asked.search,
    execute,
    more: () => setAsked({ ...asked, first: asked.first + atOnce }),
  };
};

export type BranchChoiceProps = {
  chosen: string | null;
  /** Where the choice of a branch leads. */
  pathOf: (id: string) => string;
};

const longestSearch = 100;

export const Dialog = ({ chosen, pathOf, onClose }: BranchChoiceProps & DialogControls) => {
  const text = useText();
  const { choose } = useChosenBranch();
  const [typed, setTyped] = useState('');
  const { list, hasMore, error, isWaiting, execute, more } = useBranchChoice(typed.trim());
  return (
    <DialogFrame title={text('branches.choose')} onClose={onClose}>
      <div className={looks.column4} aria-busy={isWaiting || undefined}>
        <span className={styles.box}>
          <Icon name="search" />
          <TextInput
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={longestSearch}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={text('branches.search.label')}
            placeholder={text('branches.search.example')}
            data-autofocus
          />
        </span>
        {cityGroups(list?.branches ?? []).map(({ city, branches: group }) => (
          <section key={group[0]?.id}>
            {city && <h3 className={styles.dialogCity}>{city}</h3>}
            <ul className={styles.list}>
              {group.map(({ id, name, address }) => (
                <li key={id}>
                  <Link
                    to={pathOf(id)}
                    aria-current={id === chosen ? 'true' : undefined}
                    onClick={() => {
                      choose(id);
                      onClose();
                    }}
                  >
                    <span>
                      {name || text('branches.unnamed')}
                      {address && <small>{address}</small>}
                    </span>
                    {id === chosen && <Icon name="check" />}
                  </Link>
                </li>
              ))}
            </ul>
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
