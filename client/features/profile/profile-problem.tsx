import { useText } from '../../i18n/use-text.ts';
import { ErrorState } from '../../ui/error-state.tsx';

/** The provider's profile could not be had. */
export const ProfileProblem = ({ isFetching, onTryAgain }: { isFetching: boolean; onTryAgain: () => void }) => {
  const text = useText();
  return (
    <ErrorState tryAgainLabel={text('shell.tryAgain')} waiting={isFetching} onTryAgain={onTryAgain}>
      {text('profile.loadFailed')}
    </ErrorState>
  );
};
