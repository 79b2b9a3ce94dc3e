import type { CombinedError } from 'urql';
import { FailedQuery, type FailedQueryProps } from '../../graphql/failed-query.tsx';
import { failureOf } from '../../graphql/failure.ts';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';

type NoProfileProps = Pick<FailedQueryProps, 'execute'> & {
  fetching: boolean;
  error: CombinedError | undefined;
  /** Of what stands in until it has come. */
  look: string;
};

/** In the place of a profile: it is on its way, or failed, in the provider's own words or in ours. */
export const NoProfile = ({ fetching, error, execute, look }: NoProfileProps) => {
  const text = useText();
  if (fetching) return <Waiting look={look} count={2} />;
  const failure = error && failureOf(error);
  const message = failure?.code === 'PROVIDER_MALFORMED' ? text('bookings.malformed') : failure?.message;
  return <FailedQuery execute={execute}>{message ?? text('profile.loadFailed')}</FailedQuery>;
};
