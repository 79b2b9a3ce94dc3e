import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import * as styles from './state.styles.ts';

type EmptyStateProps = {
  /** The address of a picture; an icon stands in when there is none. */
  src?: string;
  icon?: IconName;
  /** A short heading, for a state that fills a page. */
  title?: string;
  children: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet: a picture, one sentence, one action. */
export const EmptyState = ({ src, icon = 'leaf', title, children, action }: EmptyStateProps) => (
  <div className={styles.state}>
    {src ? (
      <img src={src} alt="" className={styles.picture} loading="lazy" decoding="async" width={160} height={120} />
    ) : (
      <span className={styles.medal}>
        <Icon name={icon} />
      </span>
    )}
    {title && <h2 className={styles.title}>{title}</h2>}
    <p className={styles.sentence}>{children}</p>
    {action}
  </div>
);
