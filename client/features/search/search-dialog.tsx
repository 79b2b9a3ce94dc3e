import { type SubmitEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { useCombobox } from '../../ui/form/combobox.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { serviceDialog } from '../appointments/public.ts';
import { HitContent } from './hit-content.tsx';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { groupsOf, keyOfHit, pathOfHit, type SearchHit, searchPath } from './search-hits.ts';
import { SearchBox, type SearchOption, SearchOptions } from './search-options.tsx';
import { RecentSearch } from './search-states.tsx';
import { useSearch } from './use-search.ts';

export type SearchProps = {
  /** What stands in the box already. */
  typed?: string;
};

/** Leads on from the search: every way out of it is remembered as a search. */
const useWaysOut = (searched: string, onClose: () => void) => {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { chosen } = useChosenBranch();
  const { remember } = useRecentSearches();
  const goTo = (path: string) => {
    remember(searched);
    onClose();
    navigate(path);
  };
  const toHit = (hit: SearchHit) => {
    const { item } = hit;
    if (!('durationMinutes' in item)) return goTo(pathOfHit(hit));
    remember(searched);
    dialogs.amend<SearchProps>({ typed: searched });
    dialogs.open(serviceDialog, { serviceId: item.id, branchId: chosen, known: item });
  };
  return { toHit, toAll: () => goTo(searchPath(searched)) };
};

export const Dialog = ({ typed: before = '', onClose }: SearchProps & DialogControls) => {
  const text = useText();
  const [typed, setTyped] = useState(before);
  const search = useSearch(typed);
  const { searched, result, isWaiting } = search;
  const { searches } = useRecentSearches();
  const { toHit, toAll } = useWaysOut(searched, onClose);

  const recentOption = (recent: string): SearchOption => ({
    key: `recent ${recent}`,
    choose: () => setTyped(recent),
    className: styles.recent,
    content: <RecentSearch text={recent} />,
  });
  const hitOption = (hit: SearchHit): SearchOption => ({
    kind: hit.kind,
    key: keyOfHit(hit),
    choose: () => toHit(hit),
    className: styles.hit,
    content: <HitContent hit={hit} />,
  });
  const found = groupsOf(result?.hits ?? []).flatMap(({ hits }) => hits.map(hitOption));
  const all = (
    <>
      <Icon name="search" />
      <span>{text('search.all', { text: searched })}</span>
    </>
  );
  if (found.length > 0) found.push({ key: 'all', choose: toAll, className: styles.all, content: all });
  const combobox = useCombobox(searched === '' ? searches.map(recentOption) : found);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    toAll();
  };
  return (
    <DialogFrame title={text('search.title')} onClose={onClose}>
      <div className={styles.panel}>
        <Form action="/search" onSubmit={send} className={styles.bar}>
          <SearchBox typed={typed} onType={setTyped} combobox={combobox} isWaiting={isWaiting} />
        </Form>
        <SearchOptions search={search} combobox={combobox} />
      </div>
    </DialogFrame>
  );
};
