import { type CombinedError, cacheExchange, type Exchange, mapExchange, Client as Urql } from 'urql';
import type { Client } from './client.ts';
import { type KnownAnswers, keyOf, noteAnswer, type ServerState } from './known-answers.ts';

const toldError = ({ graphQLErrors, networkError }: CombinedError): ServerState[string]['error'] => ({
  graphQLErrors: graphQLErrors.map(({ message, extensions }) => ({ message, extensions })),
  networkError: networkError?.message,
});

/** A client for one request while rendering on the server; `exchange` executes in process. */
export const buildServerClient = (exchange: Exchange) => {
  const answers: KnownAnswers = new Map();
  const note = mapExchange({ onResult: (result) => noteAnswer(answers, result) });
  const urql = new Urql({ url: '/graphql', preferGetMethod: false, exchanges: [note, cacheExchange, exchange] });
  const client: Client = {
    answers,
    query: (document, variables, context) => urql.query(document, variables, context).toPromise(),
    mutation: (document, variables, context) => urql.mutation(document, variables, context).toPromise(),
    now: ({ document, variables }) => {
      const known = answers.get(keyOf(document, variables));
      return known && { data: known.data, error: known.error, stale: false };
    },
    // A page is printed once, with what is known by then.
    follow: () => () => {},
    subscription: () => () => {},
  };
  // In the order of their keys, not of their arrival: the same answers make the same page, byte for byte.
  const extractState = (): ServerState =>
    Object.fromEntries(
      [...answers]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, { data, error }]) => [key, { data, error: error && toldError(error) }]),
    );
  return { client, extractState };
};
