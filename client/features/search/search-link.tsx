import { useText } from '../../i18n/use-text.ts';
import { OpeningLink } from '../../routing/link.tsx';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { SearchProps } from './search-dialog.tsx';

/** The box to search in, with results while typing. */
const searchDialog = defineDialog<SearchProps>({
  name: 'SearchShow',
  load: () => import('./search-dialog.tsx'),
});

/** Opens the search; without scripts it leads to the page of the search. All else arrives when it is approached. */
export const SearchLink = ({ className, textClassName }: { className: string; textClassName: string }) => {
  const text = useText();
  const dialogs = useDialogs();
  return (
    <OpeningLink
      to="/search"
      className={className}
      aria-label={text('shell.search')}
      onOpen={() => dialogs.open(searchDialog, {})}
      onApproach={() => warmDialog(searchDialog)}
    >
      <Icon name="search" />
      <span className={textClassName}>{text('shell.search')}</span>
    </OpeningLink>
  );
};
