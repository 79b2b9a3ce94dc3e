import { type Client, type CombinedError, type Exchange, mapExchange, type OperationResult } from 'urql';

type ClientWatch = {
  /** Called before the sender of the mutation hears of it. */
  onAnswered?: (result: OperationResult) => void;
  /** For every answer, also of a socket, that knows no session. */
  onRefused?: () => void;
};

const watches = new WeakMap<Client, Set<ClientWatch>>();

const watchesOf = (client: Client): Iterable<ClientWatch> => watches.get(client) ?? [];

/** Hears of operations from any page or dialog. Returns the function that stops it. */
export const watchClient = (client: Client, watch: ClientWatch): (() => void) => {
  const all = watches.get(client) ?? new Set();
  watches.set(client, all.add(watch));
  return () => all.delete(watch);
};

/** With this code the server closes the socket of a session that has ended. */
const sessionEnded = 4401;

const isRefusal = ({ graphQLErrors, networkError }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ||
  (networkError as { code?: unknown } | undefined)?.code === sessionEnded;

/** Calls the watches of a client. It is the outermost exchange, so that it sees every answer. */
export const callWatches: Exchange = (input) =>
  mapExchange({
    onResult: (result) => {
      if (result.operation.kind === 'mutation') {
        for (const { onAnswered } of watchesOf(input.client)) onAnswered?.(result);
      }
      if (result.error && isRefusal(result.error)) for (const { onRefused } of watchesOf(input.client)) onRefused?.();
    },
  })(input);
