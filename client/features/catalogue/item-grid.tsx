import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as styles from './item-grid.styles.ts';

type ItemGridProps = { shape?: keyof typeof styles.itemGrid; children: ReactNode };

/** The list around cards: columns, or a row to swipe along on a phone. */
export const ItemGrid = ({ shape = 'columns', children }: ItemGridProps) => (
  <ul className={styles.itemGrid[shape]}>{children}</ul>
);

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six cards that are on their way. */
export const WaitingItems = ({ shape = 'columns' }: Pick<ItemGridProps, 'shape'>) => {
  const text = useText();
  return (
    <div aria-busy="true">
      <p className={styles.hidden} role="status">
        {text('shell.loading')}
      </p>
      <ul className={`${styles.itemGrid[shape]} ${styles.waiting}`} aria-hidden="true">
        {places.map((place) => (
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
