import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './bookings.styles.ts';

/** The shape of the list while it is on the way. */
export const BookingsSkeleton = () => {
  const text = useText();
  return (
    <div className={looks.column3} role="status" aria-busy="true" aria-label={text('shell.loading')}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={styles.booking}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
};
