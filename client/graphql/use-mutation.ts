import { useCallback } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import type { Context } from './client.ts';
import { useClient } from './client-scope.tsx';

/** Answers what sends the mutation. It never rejects. */
export const useMutation = <Data, Variables extends AnyVariables>(document: TypedDocumentNode<Data, Variables>) => {
  const client = useClient();
  return useCallback(
    (variables: Variables, context?: Context) => client.mutation(document, variables, context),
    [client, document],
  );
};
