import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the step has been left, so that an answer that comes too late says nothing. */
export const useIsGone = (): (() => boolean) => {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useCallback(() => isGone.current, []);
};
