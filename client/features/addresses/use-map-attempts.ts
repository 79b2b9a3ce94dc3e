import { useEffect, useState } from 'react';
import { useMapSettingsQuery } from '../../graphql/generated/operations.ts';
import { retryDelay } from './map-rules.ts';

/** `none` when this shop has no maps, `failed` when it has some that do not come. */
export type MapState = 'waiting' | 'ready' | 'failed' | 'none';

type Attempts = { failures: number; isPausing: boolean; isReady: boolean };

const firstAttempt: Attempts = { failures: 0, isPausing: false, isReady: false };
const hopeless = Number.POSITIVE_INFINITY;

/** Loads the map, up to three times more after growing waits, and again when the customer asks for it. */
export const useMapAttempts = () => {
  const [{ data, error, fetching }, ask] = useMapSettingsQuery({});
  const [{ failures, isPausing, isReady }, setAttempts] = useState(firstAttempt);
  useEffect(() => {
    const delay = isPausing ? retryDelay(failures) : null;
    if (delay === null) return;
    const timer = setTimeout(() => setAttempts((before) => ({ ...before, isPausing: false })), delay);
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
    attempt: failures,
    isDrawn: settings !== null && !isPausing,
    /** Something went wrong already; there may still be another attempt. */
    isTroubled: failures > 0 && !isReady,
    ready: () => setAttempts((before) => ({ ...before, isReady: true })),
    fail: () => setAttempts((before) => ({ failures: before.failures + 1, isPausing: true, isReady: false })),
    giveUp: () => setAttempts({ failures: hopeless, isPausing: true, isReady: false }),
    tryAgain: () => {
      setAttempts(firstAttempt);
      if (error) ask({ requestPolicy: 'network-only' });
    },
  };
};

export type MapAttempts = ReturnType<typeof useMapAttempts>;
