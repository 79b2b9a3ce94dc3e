import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import * as looks from '../looks.styles.ts';
import { Icon } from '../media/icon.tsx';
import { StatePicture, type StatePictureName } from '../media/state-picture.tsx';
import * as styles from './state.styles.ts';

type ErrorStateProps = {
  /** For a full-page failure; an icon without it. */
  picture?: StatePictureName;
  title?: string;
  /** What happened, in one sentence. */
  children: ReactNode;
  tryAgainLabel: string;
  onTryAgain?: () => void;
  waiting?: boolean;
};

/** A part that failed: what happened, and a way to try again. */
export const ErrorState = ({ picture, title, children, tryAgainLabel, onTryAgain, waiting }: ErrorStateProps) => (
  <div className={styles.state} role="alert">
    {picture ? (
      <StatePicture name={picture} />
    ) : (
      <span className={styles.warningMedal}>
        <Icon name="triangle-alert" />
      </span>
    )}
    {title && <h2 className={styles.title}>{title}</h2>}
    <p className={looks.sentence}>{children}</p>
    {onTryAgain && (
      <Button variant="secondary" icon="refresh-cw" onClick={onTryAgain} waiting={waiting}>
        {tryAgainLabel}
      </Button>
    )}
  </div>
);
