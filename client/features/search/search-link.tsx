import type { MouseEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isPlainPress, Link } from '../../routing/link.tsx';
import { useDialogs } from '../../ui/dialog-store.tsx';
import { Icon } from '../../ui/icon.tsx';
import { warmDialog } from '../../ui/warm-dialog.ts';
import { searchDialog } from './search-definition.ts';

/** Opens the search; without scripts it leads to the page of the search. All else arrives when it is approached. */
export const SearchLink = ({ className, wordClassName }: { className: string; wordClassName: string }) => {
  const text = useText();
  const dialogs = useDialogs();
  const warm = () => warmDialog(searchDialog);
  const open = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    dialogs.open(searchDialog, {});
  };
  return (
    <Link
      to="/search"
      className={className}
      aria-label={text('shell.search')}
      aria-haspopup="dialog"
      onClick={open}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
    >
      <Icon name="search" />
      <span className={wordClassName}>{text('shell.search')}</span>
    </Link>
  );
};
