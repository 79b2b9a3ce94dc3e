import { Button } from '../button.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

type ErrorStateProps = Pick<EmptyStateProps, 'picture' | 'children'> & {
  tryAgainLabel: string;
  onTryAgain?: () => void;
  waiting?: boolean;
};

/** A part that failed: what happened, in one sentence, and a way to try again. */
export const ErrorState = ({ tryAgainLabel, onTryAgain, waiting, ...state }: ErrorStateProps) => (
  <EmptyState
    {...state}
    icon="triangle-alert"
    isFailure
    action={
      onTryAgain && (
        <Button variant="secondary" icon="refresh-cw" onClick={onTryAgain} waiting={waiting}>
          {tryAgainLabel}
        </Button>
      )
    }
  />
);
