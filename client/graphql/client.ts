import { Client, cacheExchange, type Exchange, fetchExchange, ssrExchange } from '@urql/core';
import type { Locale } from '../i18n/locale.ts';
import { noteAnswers } from './read-cached.ts';
import { noticeRefusedSessions } from './refused-sessions.ts';
import { subscriptions } from './subscriptions.ts';
import { mutationWatches } from './watch-mutations.ts';
import { sendAsWritten } from './written-document.ts';

export type ServerState = ReturnType<ReturnType<typeof ssrExchange>['extractData']>;

/** How long the browser waits for an answer; the server gives up on the provider earlier. */
const timeoutMilliseconds = 15_000;

const boundedFetch: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(timeoutMilliseconds)];
  if (init?.signal) signals.push(init.signal);
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

/** The browser's client: what the server already asked for is in the page and is not asked for again. */
export const buildBrowserClient = (locale: Locale, state: ServerState): Client => {
  const notes = noteAnswers();
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: boundedFetch,
    fetchOptions: { headers: { 'accept-language': locale }, credentials: 'same-origin' },
    exchanges: [
      notes.exchange,
      noticeRefusedSessions,
      mutationWatches,
      cacheExchange,
      ssrExchange({ isClient: true, initialState: state }),
      sendAsWritten,
      fetchExchange,
      subscriptions(locale),
    ],
  });
  notes.noteFor(client);
  return client;
};

/** A client for one request while rendering on the server; `exchange` executes in process. */
export const buildServerClient = (exchange: Exchange) => {
  const state = ssrExchange({ isClient: false });
  const notes = noteAnswers();
  const exchanges = [notes.exchange, cacheExchange, state, exchange];
  const client = new Client({ url: '/graphql', preferGetMethod: false, exchanges });
  notes.noteFor(client);
  return { client, extractState: () => state.extractData() };
};
