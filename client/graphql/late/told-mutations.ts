import type { Exchange, Operation } from 'urql';
import { filter, map, merge, pipe, share } from 'wonka';
import { noteTold } from '../../storage/payment-ends.ts';
import type { Client } from '../client.ts';

const isTold = ({ kind, context }: Operation): boolean => kind === 'mutation' && 'told' in context;

/**
 * Mutations whose answer came another way, such as over a socket. They are not sent: the cache and all watchers of mutations
 * hear of them with the answer in `told` of their context.
 */
export const toldMutations =
  (client: Client): Exchange =>
  ({ forward }) =>
  (operations) => {
    const all = share(operations);
    const answer = (operation: Operation) => {
      const result = { operation, data: operation.context.told, stale: false, hasNext: false };
      noteTold(client, result);
      return result;
    };
    const sent = filter((operation: Operation) => !isTold(operation))(all);
    return merge([pipe(all, filter(isTold), map(answer)), forward(sent)]);
  };
