import { Client, cacheExchange, fetchExchange, mapExchange } from 'urql';
import type { Locale } from '../../i18n/locale.ts';
import type { Client as ShopClient } from '../client.ts';
import { keyOf, noteAnswer } from '../known-answers.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { mutationWatches } from './mutation-watches.ts';
import { noticeRefusedSessions } from './notice-refused-sessions.ts';
import { printedAnswers } from './printed-answers.ts';
import { sendAsWritten } from './send-as-written.ts';
import { subscriptions } from './subscriptions.ts';
import { toldMutations } from './told-mutations.ts';

/** What asks the server for the browser's client. */
export const openClient = (locale: Locale, client: ShopClient): Client =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: boundedFetch,
    fetchOptions: { headers: { 'accept-language': locale }, credentials: 'same-origin' },
    exchanges: [
      noticeRefusedSessions,
      mapExchange({
        onResult: ({ operation, data, error }) => {
          const key = keyOf(operation.query, operation.variables);
          if (operation.kind === 'query') noteAnswer(client.answers, key, { data, error });
        },
      }),
      mutationWatches(client),
      cacheExchange,
      toldMutations(client),
      printedAnswers(client.answers),
      sendAsWritten,
      fetchExchange,
      subscriptions(locale),
    ],
  });
