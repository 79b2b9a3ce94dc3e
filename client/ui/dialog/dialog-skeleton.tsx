import { Skeleton } from '../feedback/skeleton.tsx';
import * as styles from './dialog-skeleton.styles.ts';

/** The skeleton of a dialog whose code or data is loading. */
export const DialogSkeleton = () => (
  <div className={styles.shape} aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="short" />
    <Skeleton shape="button" />
  </div>
);
