import { useEffect } from 'react';
import { useClient } from 'urql';
import { ViewerDocument } from '../graphql/generated/operations.ts';
import type { Session } from '../session/viewer-scope.tsx';

const longestTimer = 2 ** 31 - 1;

/** Asks the server who is looking as soon as the session has run out by this browser's clock, which may be wrong. */
export const useSessionExpiry = (session: Session | null): void => {
  const client = useClient();
  useEffect(() => {
    if (!session) return;
    const end = Date.parse(session.expiresAt);
    const ask = () => {
      if (Date.now() >= end) client.query(ViewerDocument, {}, { requestPolicy: 'network-only' }).toPromise();
    };
    const timer = setTimeout(ask, Math.min(longestTimer, Math.max(0, end - Date.now())));
    // A sleeping machine's timers are late.
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [client, session]);
};
