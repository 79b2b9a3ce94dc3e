import { type Exchange, mapExchange } from '@urql/core';
import { watchesOf } from '../watch-mutations.ts';

/** Notifies watchers of every mutation of a client, from any page or dialog. */
export const mutationWatches: Exchange = (input) =>
  mapExchange({
    onOperation: (operation) => {
      if (operation.kind !== 'mutation') return;
      for (const watch of watchesOf(input.client)) watch.onSent(operation);
    },
    onResult: (result) => {
      if (result.operation.kind !== 'mutation') return;
      for (const watch of watchesOf(input.client)) watch.onAnswered(result);
    },
  })(input);
