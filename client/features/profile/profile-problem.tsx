import type { CombinedError } from 'urql';
import { failureOf } from '../../graphql/failure.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';

type ProfileProblemProps = { error: CombinedError | undefined; onTryAgain: () => void };

/** The provider's profile could not be had: its own words, or ours. */
export const ProfileProblem = ({ error, onTryAgain }: ProfileProblemProps) => {
  const text = useText();
  const failure = error && failureOf(error);
  const message = failure?.code === 'PROVIDER_MALFORMED' ? text('profile.malformed') : failure?.message;
  return (
    <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={onTryAgain}>
      {message ?? text('profile.loadFailed')}
    </ErrorState>
  );
};
