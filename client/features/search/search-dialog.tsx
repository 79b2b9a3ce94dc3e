import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { QueryForm } from '../../routing/query-form.tsx';
import { markNavigation, useRouter } from '../../routing/router-scope.tsx';
import { useChosenBranch } from '../../session/chosen-branch.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { amendDialog } from '../../ui/dialog/dialog-ways.ts';
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
  const { navigate } = useRouter();
  const { chosen } = useChosenBranch();
  const { remember } = useRecentSearches();
  const goTo = (path: string) => {
    onClose();
    markNavigation();
    navigate(path);
  };
  return {
    toHit: (hit: SearchHit) => {
      remember(text);
      amendDialog<SearchProps>(dialogs, { typed: text });
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
  return (
    <DialogFrame title={say('search.title')} onClose={onClose}>
      <div className={styles.panel}>
        <QueryForm to="/search" pathOf={() => searchPath(search.text)} className={styles.bar} onSent={ways.toResults}>
          <SearchBox typed={typed} onType={setTyped} options={options} isWaiting={search.isWaiting} />
        </QueryForm>
        <SearchOptions search={search} options={options} />
      </div>
    </DialogFrame>
  );
};
