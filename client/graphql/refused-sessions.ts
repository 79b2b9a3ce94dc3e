import { type CombinedError, mapExchange } from '@urql/core';

const eventName = 'rawnaq:session-refused';

/** With this the server closes the socket of a session that has ended. */
const sessionEnded = 4401;

const isRefusal = ({ graphQLErrors, networkError }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ||
  (networkError as { code?: unknown } | undefined)?.code === sessionEnded;

/** Notices every answer, of a query, a mutation or a socket, that knows no session. */
export const noticeRefusedSessions = mapExchange({
  onResult: ({ error }) => {
    if (error && isRefusal(error)) window.dispatchEvent(new Event(eventName));
  },
});

/** Calls the listener for every such answer; answers how to stop that. */
export const onRefusedSession = (listener: () => void): (() => void) => {
  window.addEventListener(eventName, listener);
  return () => window.removeEventListener(eventName, listener);
};
