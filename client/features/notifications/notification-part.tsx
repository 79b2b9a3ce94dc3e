import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Link } from '../../routing/link.tsx';
import { stretched } from '../../ui/card.styles.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './notifications.styles.ts';

type NotificationEntryProps = { to: string; image: string | null; name: string; lines: (string | null)[] };

/** One thing that waits, and the way to it. */
export const NotificationEntry = ({ to, image, name, lines }: NotificationEntryProps) => (
  <li className={styles.entry}>
    <Picture src={image} shape="thumb" className={looks.rounded} />
    <div>
      <Link to={to} className={`${styles.name} ${stretched}`}>
        {name}
      </Link>
      {lines.map(
        (line) =>
          line && (
            <p key={line} className={looks.quiet}>
              {line}
            </p>
          ),
      )}
    </div>
    <span className={styles.arrow}>
      <Icon name="chevron-right" />
    </span>
  </li>
);

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
