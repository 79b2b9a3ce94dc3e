import { skeleton } from './state.styles.ts';

type SkeletonProps = { shape?: keyof typeof skeleton; className?: string };

/** A grey placeholder with the shape of the content. Its region has `aria-busy` and a loading text. */
export const Skeleton = ({ shape = 'line', className }: SkeletonProps) => (
  <span aria-hidden="true" className={className ? `${skeleton[shape]} ${className}` : skeleton[shape]} />
);
