import {
  CombinedError,
  createRequest,
  type Exchange,
  mapExchange,
  type Operation,
  type OperationResult,
  subscriptionExchange,
} from 'urql';
import { filter, makeSubject, map, merge, pipe, share } from 'wonka';
import type { Locale } from '../../i18n/locale.ts';
import { noteTold } from '../../storage/payment-ends.ts';
import { type Client, watchesOf } from '../client.ts';
import { type KnownAnswers, keyOf, noteAnswer } from '../known-answers.ts';
import { writtenText } from '../written-document.ts';
import type { Subscribe } from './socket-subscriptions.ts';

// In the order in which an operation comes through them; its answer comes back the other way.

/** With this the server closes the socket of a session that has ended. */
const sessionEnded = 4401;

const isRefusal = ({ graphQLErrors, networkError }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ||
  (networkError as { code?: unknown } | undefined)?.code === sessionEnded;

/**
 * Hears of all operations, from any page or dialog: notes the answers of queries, tells those who watch mutations, and
 * notices every answer, also of a socket, that knows no session.
 */
export const hearAll = (client: Client): Exchange =>
  mapExchange({
    onOperation: (operation) => {
      if (operation.kind !== 'mutation') return;
      for (const { onSent } of watchesOf(client)) onSent?.(operation);
    },
    onResult: (result) => {
      const { operation, data, error } = result;
      if (operation.kind === 'query')
        noteAnswer(client.answers, keyOf(operation.query, operation.variables), { data, error });
      if (operation.kind === 'mutation') for (const { onAnswered } of watchesOf(client)) onAnswered?.(result);
      if (error && isRefusal(error)) for (const { onRefused } of watchesOf(client)) onRefused?.();
    },
  });

/** An answer with neither data nor an error, as something between browser and server may give, is a failure. */
export const refuseEmpty = mapExchange({
  onResult: (result) =>
    result.data || result.error ? result : { ...result, error: new CombinedError({ graphQLErrors: ['Empty answer'] }) },
});

const isTold = ({ kind, context }: Operation): boolean => kind === 'mutation' && 'told' in context;

/**
 * Mutations whose answer came another way, such as over a socket. They are not sent: the cache and all watchers of mutations
 * hear of them with the answer in `told` of their context.
 */
export const toldMutations =
  (client: Client): Exchange =>
  ({ forward }) =>
  (operations) => {
    const all = share(operations);
    const answer = (operation: Operation) => {
      const result = { operation, data: operation.context.told, stale: false, hasNext: false };
      noteTold(client, result);
      return result;
    };
    const sent = filter((operation: Operation) => !isTold(operation))(all);
    return merge([pipe(all, filter(isTold), map(answer)), forward(sent)]);
  };

/** Gives the cache each answer that the page carries once; what failed, also in part, and a later question go to the server. */
export const printedAnswers =
  (known: KnownAnswers): Exchange =>
  ({ forward }) => {
    const printed = new Map([...known].filter(([, { data, error }]) => data && !error));
    const answers = makeSubject<OperationResult>();
    const isUnknown = (operation: Operation): boolean => {
      const key = keyOf(operation.query, operation.variables);
      const answer = operation.kind === 'query' ? printed.get(key) : undefined;
      if (!answer) return true;
      printed.delete(key);
      if (operation.context.requestPolicy === 'network-only') return true;
      answers.next({ operation, data: answer.data, stale: false, hasNext: false } as OperationResult);
      return false;
    };
    return (operations) => merge([answers.source, forward(pipe(operations, filter(isUnknown)))]);
  };

/**
 * Sends operations as they were written. The caches in front of it make trees with type names of them, which would be
 * printed anew; there is no printer in the browser.
 */
export const sendAsWritten: Exchange = mapExchange({
  onOperation: (operation) =>
    writtenText(operation.query) === undefined
      ? undefined
      : { ...operation, query: createRequest(operation.query, operation.variables).query },
});

const socketUrl = (locale: Locale) => {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('language', locale);
  return url.href;
};

/** Subscriptions over one WebSocket; its code and its connection arrive with the first subscription. */
export const subscriptions = (locale: Locale): Exchange => {
  let socket: Promise<Subscribe> | undefined;
  const connect = () => {
    socket ??= import('./socket-subscriptions.ts').then(({ subscribeAt }) => subscribeAt(socketUrl(locale)));
    return socket;
  };
  return subscriptionExchange({
    forwardSubscription: (request) => ({
      subscribe: (sink) => {
        let dispose: (() => void) | undefined;
        let ended = false;
        connect().then(
          (subscribe) => {
            if (!ended) dispose = subscribe({ ...request, query: request.query ?? '' }, sink as never);
          },
          (error) => sink.error(error),
        );
        return {
          unsubscribe: () => {
            ended = true;
            dispose?.();
          },
        };
      },
    }),
  });
};
