import { useText } from '../i18n/use-text.ts';
import { Skeleton } from '../ui/feedback/skeleton.tsx';

type WaitingProps = {
  /** The look of the list or page in whose place it stands. */
  look?: string;
  shape?: 'card' | 'picture' | 'button' | 'row';
  /** Up to 9. */
  count?: number;
};

/** In the place of loading content. */
export const Waiting = ({ look, shape = 'card', count = 1 }: WaitingProps) => (
  <div className={look} role="status" aria-busy="true" aria-label={useText()('shell.loading')}>
    {[...'abcdefghi'].slice(0, count).map((place) => (
      <Skeleton key={place} shape={shape} />
    ))}
  </div>
);
