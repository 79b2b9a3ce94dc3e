import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './notifications.styles.ts';

type NotificationPartProps = {
  title: string;
  all: { to: string; label: string };
  failed: string;
  /** What the part shows; null while it is not there. */
  children: ReactNode | null;
  isFetching: boolean;
  onTryAgain: () => void;
};

/** One part of the page. It waits and fails alone: the other one stays. */
export const NotificationPart = ({ title, all, failed, children, isFetching, onTryAgain }: NotificationPartProps) => {
  const text = useText();
  return (
    <section className={looks.stack3} aria-busy={(isFetching && !children) || undefined}>
      <div className={styles.partHead}>
        <h2 className={looks.subtitle}>{title}</h2>
        <Link to={all.to} className={styles.all}>
          {all.label}
        </Link>
      </div>
      {children}
      {!children && isFetching && (
        <>
          <span className={looks.hidden}>{text('notifications.list.loading')}</span>
          <Skeleton shape="card" />
        </>
      )}
      {!children && !isFetching && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={onTryAgain}>
          {failed}
        </ErrorState>
      )}
    </section>
  );
};
