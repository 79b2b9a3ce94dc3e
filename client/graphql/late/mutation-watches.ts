import { type Exchange, mapExchange } from 'urql';
import type { Client } from '../client.ts';
import { watchesOf } from '../watch-mutations.ts';

/** Notifies watchers of every mutation of a client, from any page or dialog. */
export const mutationWatches = (client: Client): Exchange =>
  mapExchange({
    onOperation: (operation) => {
      if (operation.kind !== 'mutation') return;
      for (const watch of watchesOf(client)) watch.onSent(operation);
    },
    onResult: (result) => {
      if (result.operation.kind !== 'mutation') return;
      for (const watch of watchesOf(client)) watch.onAnswered(result);
    },
  });
