import { Client, cacheExchange, type Exchange, ssrExchange } from '@urql/core';
import { noteAnswers } from './read-cached.ts';

/** A client for one request while rendering on the server; `exchange` executes in process. */
export const buildServerClient = (exchange: Exchange) => {
  const state = ssrExchange({ isClient: false });
  const notes = noteAnswers();
  const exchanges = [notes.exchange, cacheExchange, state, exchange];
  const client = new Client({ url: '/graphql', preferGetMethod: false, exchanges });
  notes.noteFor(client);
  return { client, extractState: () => state.extractData() };
};
