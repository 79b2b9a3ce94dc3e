import { Client, cacheExchange, type Exchange, ssrExchange } from '@urql/core';
import { noteAnswers } from './read-cached.ts';

/** A client for one request while rendering on the server; `exchange` executes in process. */
export const buildServerClient = (exchange: Exchange) => {
  const state = ssrExchange({ isClient: false });
  const notes = noteAnswers();
  const exchanges = [notes.exchange, cacheExchange, state, exchange];
  const client = new Client({ url: '/graphql', preferGetMethod: false, exchanges });
  notes.noteFor(client);
  // In the order of their keys, not of their arrival: the same answers make the same page, byte for byte.
  const extractState = () =>
    Object.fromEntries(Object.entries(state.extractData()).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { client, extractState };
};
