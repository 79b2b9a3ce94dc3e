import { CombinedError, type Operation, type OperationResult, type ssrExchange } from '@urql/core';

/** What the server asked for a page, by urql's keys. */
export type ServerState = ReturnType<ReturnType<typeof ssrExchange>['extractData']>;

/** The answer that the page itself carries; null when the operation has to be sent. */
export const printedAnswer = (operation: Operation, state: ServerState): OperationResult | null => {
  const printed = operation.kind === 'query' && state[operation.key];
  if (!printed || operation.context.requestPolicy === 'network-only') return null;
  const { data, error } = printed;
  return {
    operation,
    data: data && JSON.parse(data),
    error:
      error &&
      new CombinedError({
        graphQLErrors: error.graphQLErrors,
        ...(error.networkError && { networkError: new Error(error.networkError) }),
      }),
    stale: false,
    hasNext: false,
  };
};
