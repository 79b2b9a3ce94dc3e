import { Skeleton } from '../feedback/skeleton.tsx';
import * as looks from '../looks.styles.ts';

/** The skeleton of a dialog whose code or data is loading. */
export const DialogSkeleton = () => (
  <div className={looks.stack4} aria-hidden="true">
    <Skeleton shape="title" />
    <Skeleton />
    <Skeleton />
    <Skeleton shape="short" />
    <Skeleton shape="button" />
  </div>
);
