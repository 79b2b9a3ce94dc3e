import { skeleton } from './state.styles.ts';

type SkeletonProps = { shape?: keyof typeof skeleton; className?: string };

/** A grey stand-in with the shape of what comes. The region around it says `aria-busy` and, in words, that it loads. */
export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span aria-hidden="true" className={className ? `${skeleton[shape]} ${className}` : skeleton[shape]} />
);
