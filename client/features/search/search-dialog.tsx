import { type SubmitEvent, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { serviceDialog } from '../appointments/public.ts';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { pathOfHit, type SearchHit, searchPath } from './search-hits.ts';
import { SearchBox, SearchOptions } from './search-options.tsx';
import { useOptions, useSearch } from './use-search.ts';

export type SearchProps = {
  /** What stands in the box already. */
  typed?: string;
};

/** Leads on from the search: every way out of it is remembered as a search, and closes the dialog. */
const useWaysOut = (text: string, onClose: () => void) => {
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { chosen } = useChosenBranch();
  const { remember } = useRecentSearches();
  const goTo = (path: string) => {
    onClose();
    navigate(path);
  };
  return {
    toHit: (hit: SearchHit) => {
      remember(text);
      dialogs.amend<SearchProps>({ typed: text });
      const { item } = hit;
      if ('durationMinutes' in item) {
        dialogs.open(serviceDialog, { serviceId: item.id, branchId: chosen, known: item });
      } else goTo(pathOfHit(hit));
    },
    toResults: () => {
      remember(text);
      onClose();
    },
    toAll: () => {
      remember(text);
      goTo(searchPath(text));
    },
  };
};

export const Dialog = ({ typed: before = '', onClose }: SearchProps & DialogControls) => {
  const say = useText();
  const [typed, setTyped] = useState(before);
  const search = useSearch(typed);
  const ways = useWaysOut(search.text, onClose);
  const options = useOptions({ search, onHit: ways.toHit, onAll: ways.toAll, onRecent: setTyped });
  const navigate = useNavigate();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    navigate(searchPath(search.text));
    ways.toResults();
  };
  return (
    <DialogFrame title={say('search.title')} onClose={onClose}>
      <div className={styles.panel}>
        <Form action="/search" onSubmit={send} className={styles.bar}>
          <SearchBox typed={typed} onType={setTyped} options={options} isWaiting={search.isWaiting} />
        </Form>
        <SearchOptions search={search} options={options} />
      </div>
    </DialogFrame>
  );
};
