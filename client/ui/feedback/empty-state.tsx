import type { ReactNode } from 'react';
import * as looks from '../looks.styles.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import { StatePicture, type StatePictureName } from '../media/state-picture.tsx';
import * as styles from './state.styles.ts';

type EmptyStateProps = {
  /** For a full-page state; an icon without it. */
  picture?: StatePictureName;
  icon?: IconName;
  /** A short heading, for a state that fills a page. */
  title?: string;
  children: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet: a picture, one sentence, one action. */
export const EmptyState = ({ picture, icon = 'leaf', title, children, action }: EmptyStateProps) => (
  <div className={styles.state}>
    {picture ? (
      <StatePicture name={picture} />
    ) : (
      <span className={styles.sign}>
        <Icon name={icon} />
      </span>
    )}
    {title && <h2 className={styles.title}>{title}</h2>}
    <p className={looks.sentence}>{children}</p>
    {action}
  </div>
);
