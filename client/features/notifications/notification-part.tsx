import type { ReactNode } from 'react';
import { FailedQuery, type FailedQueryProps } from '../../graphql/failed-query.tsx';
import { Waiting } from '../../lists/waiting.tsx';
import { Link } from '../../routing/link.tsx';
import { stretched } from '../../ui/card.styles.ts';
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
  execute: FailedQueryProps['execute'];
};

/** One part of the page. It waits and fails alone: the other one stays. */
export const NotificationPart = ({ title, all, failed, children, isFetching, execute }: NotificationPartProps) => (
  <section className={looks.stack3} aria-busy={(isFetching && !children) || undefined}>
    <div className={styles.partHead}>
      <h2 className={looks.subtitle}>{title}</h2>
      <Link to={all.to} className={styles.all}>
        {all.label}
      </Link>
    </div>
    {children}
    {!children && isFetching && <Waiting />}
    {!children && !isFetching && <FailedQuery execute={execute}>{failed}</FailedQuery>}
  </section>
);
