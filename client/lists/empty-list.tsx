import { Link } from '../routing/link.tsx';
import { buttonLook } from '../ui/button.styles.ts';
import { EmptyState, type EmptyStateProps } from '../ui/feedback/empty-state.tsx';

type EmptyListProps = Omit<EmptyStateProps, 'action' | 'isFailure'> & {
  /** The URL of more entries, and the text of its link. */
  to: string;
  way: string;
};

/** A list without entries, and the way to possible ones. */
export const EmptyList = ({ to, way, ...state }: EmptyListProps) => (
  <EmptyState
    {...state}
    action={
      <Link to={to} className={buttonLook.primary.md}>
        {way}
      </Link>
    }
  />
);
