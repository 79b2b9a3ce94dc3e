import type { Operation, OperationResult } from 'urql';
import type { Client } from './client.ts';

type MutationWatch = {
  onSent?: (operation: Operation) => void;
  /** Called before the sender of the mutation hears of it. */
  onAnswered: (result: OperationResult) => void;
};

const watches = new WeakMap<Client, Set<MutationWatch>>();

export const watchesOf = (client: Client): Iterable<MutationWatch> => watches.get(client) ?? [];

export const watchMutations = (client: Client, watch: MutationWatch): (() => void) => {
  const all = watches.get(client) ?? new Set();
  watches.set(client, all.add(watch));
  return () => all.delete(watch);
};
