import type { CombinedError } from 'urql';
import type { Answer } from './client.ts';
import { failureOf, isOutcomeUnknown } from './failure.ts';

export type QueryState<Data> = {
  /** Of the last answer; those of other variables stay until there are new ones. */
  data: Data | undefined;
  error: CombinedError | undefined;
  /** Whether nothing has answered the question yet. */
  fetching: boolean;
  /** Whether the data are known from before and asked for again. */
  stale: boolean;
  /** Whether asking for them again has failed; they stay, and there is no `error`. */
  isOld: boolean;
};

export const nothing: QueryState<never> = {
  data: undefined,
  error: undefined,
  fetching: false,
  stale: false,
  isOld: false,
};

/**
 * `answer` is missing while there is none. `known` are the last data of the same question: where they are shown they
 * stay when asking for them again does not come through. A refusal takes them away.
 */
export const stateAfter = <Data>(
  former: QueryState<Data>,
  isAsked: boolean,
  answer?: Answer,
  known?: unknown,
): QueryState<Data> => {
  const isShown = former.data !== undefined && former.data === known && former.error === undefined;
  if (isShown && answer?.error && isOutcomeUnknown(failureOf(answer.error).code)) {
    return { ...former, fetching: false, stale: false, isOld: true };
  }
  const kept = answer?.error ? undefined : former.data;
  const { data = kept, stale = false } = (answer ?? {}) as Partial<Answer<Data>>;
  const fetching = isAsked && !answer;
  const error = fetching ? former.error : answer?.error;
  const isSame = data === former.data && error === former.error && fetching === former.fetching;
  if (isSame && stale === former.stale && !former.isOld) return former;
  return { data, error, fetching, stale, isOld: false };
};
