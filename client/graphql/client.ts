import { Client } from '@urql/core';
import type { Locale } from '../i18n/locale.ts';
import { noteSign } from '../ui/first-sign.ts';
import { lateExchanges } from './late-exchanges.ts';
import type { ServerState } from './printed-answers.ts';
import { noteAnswers } from './read-cached.ts';

/**
 * The exchanges that the client needs to send anything; fetched with the first operation that the page does not answer.
 */
export const loadExchanges = () => {
  // Its answer may draw the page anew.
  noteSign();
  return import('./late/exchanges.ts');
};

/** The browser's client: what the server already asked for is in the page and is not asked for again. */
export const buildBrowserClient = (locale: Locale, state: ServerState): Client => {
  const notes = noteAnswers();
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: async (input, init) => (await loadExchanges()).boundedFetch(input, init),
    fetchOptions: { headers: { 'accept-language': locale }, credentials: 'same-origin' },
    exchanges: [
      notes.exchange,
      lateExchanges(state, async () => (await loadExchanges()).networkExchanges(locale, state)),
    ],
  });
  notes.noteFor(client);
  return client;
};
