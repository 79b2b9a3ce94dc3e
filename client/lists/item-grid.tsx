import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { revealFocused } from '../ui/reveal.ts';
import * as styles from './item-cards.styles.ts';
import { Pagination, type PaginationProps } from './pagination.tsx';

type ItemGridProps = {
  /** `itemColumns`, `giftCardTiles` or `itemRow`: each page brings only its own. */
  look: string;
  /** So many skeleton cards stand in place of the children while they load. */
  waitingFor?: number;
  /** The cards are still those of the list before. */
  isStale?: boolean;
  /** Where this page of the list stands. */
  pages?: PaginationProps;
  children?: ReactNode;
};

/** The list around cards, with the ways to its other pages. */
export const ItemGrid = ({ look, waitingFor, isStale = false, pages, children }: ItemGridProps) => {
  if (waitingFor) return <WaitingItems look={look} count={waitingFor} />;
  return (
    <>
      <ul className={look} aria-busy={isStale || undefined} onFocus={revealFocused}>
        {children}
      </ul>
      {pages && pages.lastPage > 1 && <Pagination {...pages} />}
    </>
  );
};

const WaitingItems = ({ look, count }: { look: string; count: number }) => (
  <div aria-busy="true" role="status" aria-label={useText()('shell.loading')}>
    <ul className={`${look} ${styles.waiting}`} aria-hidden="true">
      {[...'abcdefghij'].slice(0, count).map((place) => (
        <li key={place}>
          <Skeleton shape="picture" />
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <p>
              <Skeleton shape="short" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  </div>
);
