import type { ReactNode } from 'react';
import type { CombinedError } from 'urql';
import { FailedAnswer } from '../../graphql/failed-query.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import type { SearchResult } from './search-hits.ts';

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

const NothingSearched = () => {
  const text = useText();
  return (
    <EmptyState icon="search" action={<WaysOn />}>
      {text('search.hint')}
    </EmptyState>
  );
};

type RecentProps = { children: (searches: readonly string[]) => ReactNode };

/** The searches of this browser as the caller lists them; before the first one, what can be searched for. */
export const RecentSearches = ({ children }: RecentProps) => {
  const text = useText();
  const { searches, clear } = useRecentSearches();
  if (searches.length === 0) return <NothingSearched />;
  return (
    <section>
      <h2 className={styles.groupName}>{text('search.recent')}</h2>
      {children(searches)}
      <button type="button" className={styles.clear} onClick={clear}>
        {text('search.recent.clear')}
      </button>
    </section>
  );
};

export const RecentSearch = ({ text }: { text: string }) => (
  <>
    <Icon name="clock" />
    <bdi>{text}</bdi>
  </>
);

export const PartlyRead = () => {
  const text = useText();
  return (
    <p className={looks.notice}>
      <Icon name="circle-alert" />
      {text('search.partly')}
    </p>
  );
};

type SearchAnswerProps = {
  searched: string;
  /** Null while there is none. */
  result: SearchResult | null;
  error: CombinedError | undefined;
  isWaiting: boolean;
  execute: (options: { requestPolicy: 'network-only' }) => void;
  /** In the place of what is not there yet. */
  waiting?: ReactNode;
  children: (result: SearchResult) => ReactNode;
};

/** What was found, as the caller shows it, or why there is nothing. */
export const SearchAnswer = ({ searched, result, error, isWaiting, execute, waiting, children }: SearchAnswerProps) => {
  const text = useText();
  if (error && !result) return <FailedAnswer error={error} execute={execute} waiting={isWaiting} />;
  if (result && result.totals.length > 0) return children(result);
  if (!result || isWaiting) return waiting;
  if (result.isComplete) {
    return (
      <EmptyState picture="results" title={text('search.none.title', { text: searched })} action={<WaysOn />}>
        {text('search.none.body')}
      </EmptyState>
    );
  }
  const tryAgain = (
    <Button variant="secondary" icon="refresh-cw" onClick={() => execute({ requestPolicy: 'network-only' })}>
      {text('shell.tryAgain')}
    </Button>
  );
  return (
    <EmptyState icon="clock" title={text('search.reading.title')} action={tryAgain}>
      {text('search.reading.body')}
    </EmptyState>
  );
};
