import { type Client, type CombinedError, type Exchange, mapExchange } from 'urql';

const watches = new WeakMap<Client, Set<() => void>>();

/** Calls `onRefused` for every answer, also of a socket, that knows no session. Returns the function that stops it. */
export const watchClient = (client: Client, onRefused: () => void): (() => void) => {
  const all = watches.get(client) ?? new Set();
  watches.set(client, all.add(onRefused));
  return () => all.delete(onRefused);
};

/** With this code the server closes the socket of a session that has ended. */
const sessionEnded = 4401;

const isRefusal = ({ graphQLErrors, networkError }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ||
  (networkError as { code?: unknown } | undefined)?.code === sessionEnded;

/** Calls the watches of a client. It is the outermost exchange, so that it sees every answer. */
export const callWatches: Exchange = (input) =>
  mapExchange({
    onError: (error) => {
      if (isRefusal(error)) for (const onRefused of watches.get(input.client) ?? []) onRefused();
    },
  })(input);
