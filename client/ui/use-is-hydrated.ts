import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * False on the server and while a printed part becomes live, which may be long after the page: what is known by then may
 * differ from what was printed, and is shown in a second step.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
