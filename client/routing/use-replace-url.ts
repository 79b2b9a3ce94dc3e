import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useRouter } from './router-scope.tsx';

/** Writes the URL of the same view anew, without a step for the browser's way back and without moving the reader. */
export const useReplaceUrl = (): ((to: string) => void) => {
  const { navigate } = useRouter();
  const { state } = useLocation();
  return useCallback(
    (to: string) => navigate(to, { replace: true, state: { ...state, keepScroll: true } }),
    [navigate, state],
  );
};
