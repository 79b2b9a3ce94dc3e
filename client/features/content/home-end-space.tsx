import { itemRow } from '../../lists/item-cards.styles.ts';
import { ItemGrid } from '../../lists/item-grid.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from './home-page.styles.ts';

const places = ['a', 'b', 'c', 'd'];

/** As many cards as there are places for, as high as they will be. */
export const WaitingCards = () => (
  <div aria-hidden="true">
    <ItemGrid look={itemRow}>
      {places.map((place) => (
        <li key={place}>
          <Skeleton shape="picture" />
          <div />
        </li>
      ))}
    </ItemGrid>
  </div>
);

/** The room of what is not there yet, so that nothing below it moves when it comes. Without scripts nothing comes. */
export const HomeEndSpace = () => (
  <>
    <WaitingCards />
    <div className={styles.teasers} aria-hidden="true">
      <div className={styles.teaser} />
      <div className={styles.teaser} />
    </div>
  </>
);
