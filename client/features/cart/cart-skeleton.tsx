import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './cart.styles.ts';

/** The shape of a cart while it is on the way. */
export const CartSkeleton = () => {
  const text = useText();
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={text('shell.loading')}>
      <div className={looks.stack3}>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
      <div className={styles.summary}>
        <Skeleton />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton shape="button" />
      </div>
    </div>
  );
};
