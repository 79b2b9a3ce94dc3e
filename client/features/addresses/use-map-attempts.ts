import { useEffect, useState } from 'react';
import { useMapSettingsQuery } from '../../graphql/generated/operations.ts';
import { retryDelay } from './map-rules.ts';

/** `none` when this shop has no maps, `failed` when it has some that do not come. */
export type MapState = 'waiting' | 'ready' | 'failed' | 'none';

type Attempts = { attempt: number; failures: number; isPausing: boolean; isReady: boolean };

const firstAttempt: Attempts = { attempt: 0, failures: 0, isPausing: false, isReady: false };
const hopeless = Number.POSITIVE_INFINITY;

/** Loads the map, up to three times more after growing waits, and again when the customer asks for it. */
export const useMapAttempts = () => {
  const [{ data, error, fetching }, ask] = useMapSettingsQuery({});
  const [{ attempt, failures, isPausing, isReady }, setAttempts] = useState(firstAttempt);
  useEffect(() => {
    const delay = isPausing ? retryDelay(failures) : null;
    if (delay === null) return;
    const next = (before: Attempts) => ({ ...before, attempt: before.attempt + 1, isPausing: false });
    const timer = setTimeout(() => setAttempts(next), delay);
    return () => clearTimeout(timer);
  }, [failures, isPausing]);

  const settings = data?.maps ?? null;
  const hasFailed = Boolean(error) || (isPausing && retryDelay(failures) === null);
  const stateOf = (): MapState => {
    if (hasFailed && !fetching) return 'failed';
    if (data && !settings) return 'none';
    return isReady ? 'ready' : 'waiting';
  };
  return {
    settings,
    state: stateOf(),
    /** Changes with every attempt; the map of an earlier one is thrown away. */
    attempt,
    isDrawn: settings !== null && !isPausing,
    /** Something went wrong already; there may still be another attempt. */
    isTroubled: failures > 0 && !isReady,
    ready: () => setAttempts((before) => ({ ...before, isReady: true })),
    fail: () =>
      setAttempts((before) => ({ ...before, failures: before.failures + 1, isPausing: true, isReady: false })),
    giveUp: () => setAttempts((before) => ({ ...before, failures: hopeless, isPausing: true, isReady: false })),
    tryAgain: () => {
      setAttempts((before) => ({ ...firstAttempt, attempt: before.attempt + 1 }));
      if (error) ask({ requestPolicy: 'network-only' });
    },
  };
};

export type MapAttempts = ReturnType<typeof useMapAttempts>;
