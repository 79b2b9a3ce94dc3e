import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './search.styles.ts';

const waysOn: { to: string; label: MessageId }[] = [
  { to: '/services', label: 'shell.nav.services' },
  { to: '/shop/products', label: 'shell.nav.shop' },
  { to: '/branches', label: 'shell.nav.branches' },
];

const WaysOn = () => {
  const text = useText();
  const dialogs = useDialogs();
  return (
    <span className={styles.ways}>
      {waysOn.map(({ to, label }) => (
        <Link key={to} to={to} className={buttonLook.secondary.md} onClick={dialogs.close}>
          {text(label)}
        </Link>
      ))}
    </span>
  );
};

/** Before the first search: what can be searched for, and where to look without searching. */
export const NothingSearched = () => {
  const text = useText();
  return (
    <EmptyState icon="search" action={<WaysOn />}>
      {text('search.hint')}
    </EmptyState>
  );
};

/** Nothing answers to the text: where to look instead. */
export const NothingFound = ({ searched }: { searched: string }) => {
  const text = useText();
  return (
    <EmptyState picture="results" title={text('search.none.title', { text: searched })} action={<WaysOn />}>
      {text('search.none.body')}
    </EmptyState>
  );
};

/** The catalogue is being read for the first time. */
export const StillReading = ({ onTryAgain }: { onTryAgain: () => void }) => {
  const text = useText();
  return (
    <EmptyState
      icon="clock"
      title={text('search.reading.title')}
      action={
        <Button variant="secondary" icon="refresh-cw" onClick={onTryAgain}>
          {text('shell.tryAgain')}
        </Button>
      }
    >
      {text('search.reading.body')}
    </EmptyState>
  );
};

export const PartlyRead = () => {
  const text = useText();
  return (
    <p className={looks.notice}>
      <Icon name="circle-alert" />
      {text('search.partly')}
    </p>
  );
};
