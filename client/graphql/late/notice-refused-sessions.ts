import { type CombinedError, mapExchange } from 'urql';
import { tellRefusedSession } from '../refused-sessions.ts';

/** With this the server closes the socket of a session that has ended. */
const sessionEnded = 4401;

const isRefusal = ({ graphQLErrors, networkError }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ||
  (networkError as { code?: unknown } | undefined)?.code === sessionEnded;

/** Notices every answer, of a query, a mutation or a socket, that knows no session. */
export const noticeRefusedSessions = mapExchange({
  onResult: ({ error }) => {
    if (error && isRefusal(error)) tellRefusedSession();
  },
});
