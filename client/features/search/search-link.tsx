import { useText } from '../../i18n/use-text.ts';
import { OpeningLink } from '../../routing/opening-link.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { searchDialog } from './search-definition.ts';

/** Opens the search; without scripts it leads to the page of the search. All else arrives when it is approached. */
export const SearchLink = ({ className, wordClassName }: { className: string; wordClassName: string }) => {
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
      <span className={wordClassName}>{text('shell.search')}</span>
    </OpeningLink>
  );
};
