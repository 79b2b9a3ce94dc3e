import {
  Client,
  CombinedError,
  cacheExchange,
  type Exchange,
  fetchExchange,
  mapExchange,
  subscriptionExchange,
} from 'urql';
import type { Locale } from '../../i18n/locale.ts';
import { noteNewerBuild } from '../../routing/newer-build.ts';
import type { Client as ShopClient } from '../client.ts';
import { keyOf, noteAnswer } from '../known-answers.ts';
import { tellRefusedSession } from '../refused-sessions.ts';
import { watchesOf } from '../watch-mutations.ts';
import { firstPauseMs, isUnknownId, longestPauseMs, namedById, withText } from './named-by-id.ts';
import { printedAnswers } from './printed-answers.ts';
import { sendAsWritten } from './send-as-written.ts';
import type { Subscribe } from './socket-subscriptions.ts';
import { toldMutations } from './told-mutations.ts';

const socketUrl = (locale: Locale) => {
  const url = new URL('/graphql', window.location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('language', locale);
  return url.href;
};

/** Subscriptions over one WebSocket; its code and its connection arrive with the first subscription. */
const subscriptions = (locale: Locale): Exchange => {
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

/** With this the server closes the socket of a session that has ended. */
const sessionEnded = 4401;

const isRefusal = ({ graphQLErrors, networkError }: CombinedError): boolean =>
  graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED') ||
  (networkError as { code?: unknown } | undefined)?.code === sessionEnded;

/**
 * Hears of all operations, from any page or dialog: notes the answers of queries, tells those who watch mutations, and
 * notices every answer, also of a socket, that knows no session.
 */
const hearAll = (client: ShopClient): Exchange =>
  mapExchange({
    onOperation: (operation) => {
      if (operation.kind !== 'mutation') return;
      for (const { onSent } of watchesOf(client)) onSent?.(operation);
    },
    onResult: (result) => {
      const { operation, data, error } = result;
      if (operation.kind === 'query')
        noteAnswer(client.answers, keyOf(operation.query, operation.variables), { data, error });
      if (operation.kind === 'mutation') for (const { onAnswered } of watchesOf(client)) onAnswered(result);
      if (error && isRefusal(error)) tellRefusedSession();
    },
  });

/** An answer with neither data nor an error, as something between browser and server may give, is a failure. */
const refuseEmpty = mapExchange({
  onResult: (result) =>
    result.data || result.error ? result : { ...result, error: new CombinedError({ graphQLErrors: ['Empty answer'] }) },
});

/** How long the browser waits for an answer; the server gives up on the provider earlier. */
const timeoutMs = 15_000;

/** Whether the lists of an answer are older than usual is told above the page; few answers are, or follow one that was. */
const noteAge = ({ headers }: Response) => {
  const told = headers.get('answers-as-of');
  if (!told || (told === 'now' && !document.getElementById('as-of'))) return;
  import('./as-of-line.ts').then(({ showAsOf }) => showAsOf(told)).catch(() => {});
};

/**
 * A request that the server does not understand (400, nothing was executed) is sent again after a pause, mutations too:
 * during a release the next answer may come from the build that this page belongs to. Where only the operation's id is
 * unknown, its text is sent along.
 */
const boundedFetch: typeof fetch = async (input, init) => {
  const signals = [AbortSignal.timeout(timeoutMs)];
  if (init?.signal) signals.push(init.signal);
  const bounded = { ...init, signal: AbortSignal.any(signals) };
  let asked = namedById(JSON.parse(String(init?.body)));
  for (let pause = firstPauseMs; ; pause *= 2) {
    const response = await fetch(input, { ...bounded, body: JSON.stringify(asked) });
    noteAge(response);
    if (response.status !== 400) return response;
    if (pause > longestPauseMs) {
      noteNewerBuild();
      return response;
    }
    if (isUnknownId(await response.text())) asked = await withText(asked);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

/** What asks the server for the browser's client. */
export const openClient = (locale: Locale, client: ShopClient): Client =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: boundedFetch,
    fetchOptions: { headers: { 'accept-language': locale }, credentials: 'same-origin' },
    exchanges: [
      hearAll(client),
      cacheExchange,
      refuseEmpty,
      toldMutations(client),
      printedAnswers(client.answers),
      sendAsWritten,
      fetchExchange,
      subscriptions(locale),
    ],
  });
