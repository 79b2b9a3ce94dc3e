import type { ReactNode } from 'react';
import * as looks from '../looks.styles.ts';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';
import { StatePicture, type StatePictureName } from '../media/state-picture.tsx';
import * as styles from './state.styles.ts';

export type EmptyStateProps = {
  /** For a full-page state; an icon without it. */
  picture?: StatePictureName | undefined;
  icon?: IconName;
  /** A short heading, for a state that fills a page. */
  title?: string | undefined;
  /** Something failed: screen readers say it at once. */
  isFailure?: boolean;
  children: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet: a picture, one sentence, one action. */
export const EmptyState = ({ picture, icon = 'leaf', title, isFailure, children, action }: EmptyStateProps) => (
  <div className={styles.state} role={isFailure ? 'alert' : undefined}>
    {picture ? (
      <StatePicture name={picture} />
    ) : (
      <span className={isFailure ? styles.warningMedal : styles.sign}>
        <Icon name={icon} />
      </span>
    )}
    {title && <h2 className={styles.title}>{title}</h2>}
    <p className={looks.sentence}>{children}</p>
    {action}
  </div>
);
