import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../routing/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as styles from './item-grid.styles.ts';
import type { PaginationProps } from './pagination.tsx';

const pagination = lazyPart(() => import('./pagination.tsx'));

type ItemGridProps = {
  shape?: keyof typeof styles.itemGrid;
  /** Cards that stand for what is on its way, in place of the children. */
  isWaiting?: boolean;
  /** The cards are still those of the list before. */
  isStale?: boolean;
  /** Where this page of the list stands. */
  pages?: PaginationProps;
  children?: ReactNode;
};

/** The list around cards: columns with the ways to its other pages, or a row to swipe along on a phone. */
export const ItemGrid = ({ shape = 'columns', isWaiting = false, isStale = false, pages, children }: ItemGridProps) => {
  if (isWaiting) return <WaitingItems shape={shape} />;
  return (
    <>
      <ul className={styles.itemGrid[shape]} aria-busy={isStale || undefined}>
        {children}
      </ul>
      {pages && pages.lastPage > 1 && <pagination.View {...pages} />}
    </>
  );
};

/** As many as a page has; a row shows the first few. */
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const placesInRow = 6;

const WaitingItems = ({ shape }: { shape: keyof typeof styles.itemGrid }) => {
  const text = useText();
  return (
    <div aria-busy="true">
      <p className={styles.hidden} role="status">
        {text('shell.loading')}
      </p>
      <ul className={`${styles.itemGrid[shape]} ${styles.waiting}`} aria-hidden="true">
        {(shape === 'row' ? places.slice(0, placesInRow) : places).map((place) => (
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
};
