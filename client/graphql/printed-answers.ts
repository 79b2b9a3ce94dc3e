import { CombinedError, type Operation, type OperationResult, type ssrExchange } from '@urql/core';

/** The answers that the server got for a page, by urql's keys. */
export type ServerState = ReturnType<ReturnType<typeof ssrExchange>['extractData']>;

type Printed = ServerState[string] & { read?: unknown };

/** The answer that the page itself carries; null when the operation has to be sent. */
export const printedAnswer = (operation: Operation, state: ServerState): OperationResult | null => {
  const printed: Printed | undefined = operation.kind === 'query' ? state[operation.key] : undefined;
  if (!printed || operation.context.requestPolicy === 'network-only') return null;
  const { data, error } = printed;
  // Read once: a page that asks again gets the same objects, and stays as it is.
  printed.read ??= data && JSON.parse(data);
  return {
    operation,
    data: printed.read,
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
