import { Link } from '../routing/link.tsx';
import { buttonLook } from '../ui/button.styles.ts';
import { EmptyState, type EmptyStateProps } from '../ui/feedback/empty-state.tsx';

type EmptyListProps = Omit<EmptyStateProps, 'action' | 'isFailure'> & {
  /** Where more is to be found, and what the link there says. */
  to: string;
  way: string;
};

/** A list without entries, and the way to what could be in it. */
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
