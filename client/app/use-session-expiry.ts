import { useEffect } from 'react';
import { useClient } from '../graphql/client-scope.tsx';
import { ViewerDocument } from '../graphql/generated/operations.ts';
import type { Session } from '../session/viewer-scope.tsx';

const longestTimer = 2 ** 31 - 1;

/**
 * Asks the server for the current viewer as soon as the session has run out by this browser's clock, which may be
 * wrong.
 */
export const useSessionExpiry = (session: Session | null): void => {
  const client = useClient();
  useEffect(() => {
    if (!session) return;
    const end = Date.parse(session.expiresAt);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      clearTimeout(timer);
      const left = end - Date.now();
      if (left > 0) timer = setTimeout(ask, Math.min(longestTimer, left));
      else client.query(ViewerDocument, {}, { requestPolicy: 'network-only' });
    };
    ask();
    // A sleeping machine's timers are late.
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, session]);
};
