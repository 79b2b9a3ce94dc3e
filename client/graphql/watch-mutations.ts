import { type Client, type Exchange, mapExchange, type Operation, type OperationResult } from '@urql/core';

export type MutationWatch = {
  onSent: (operation: Operation) => void;
  /** Told before whoever sent the mutation is. */
  onAnswered: (result: OperationResult) => void;
};

const watches = new WeakMap<Client, Set<MutationWatch>>();

/** Tells of every mutation of a client, whichever page or dialog sends it. */
export const mutationWatches: Exchange = (input) =>
  mapExchange({
    onOperation: (operation) => {
      if (operation.kind !== 'mutation') return;
      for (const watch of watches.get(input.client) ?? []) watch.onSent(operation);
    },
    onResult: (result) => {
      if (result.operation.kind !== 'mutation') return;
      for (const watch of watches.get(input.client) ?? []) watch.onAnswered(result);
    },
  })(input);

export const watchMutations = (client: Client, watch: MutationWatch): (() => void) => {
  const all = watches.get(client) ?? new Set();
  watches.set(client, all.add(watch));
  return () => all.delete(watch);
};
