import { useText } from '../../i18n/use-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from './branch-card.styles.ts';

/** Two branches that are on their way. */
export const WaitingBranches = () => {
  const text = useText();
  return (
    <ul className={styles.list} aria-busy="true" aria-label={text('shell.loading')}>
      {['a', 'b'].map((place) => (
        <li key={place} className={styles.branch}>
          <Skeleton shape="picture" />
          <div className={styles.body}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
            <Skeleton shape="card" />
            <Skeleton shape="button" />
          </div>
        </li>
      ))}
    </ul>
  );
};
