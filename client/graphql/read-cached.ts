import { type AnyVariables, type Client, createRequest, mapExchange, type TypedDocumentNode } from '@urql/core';

const answersOf = new WeakMap<Client, Map<number, unknown>>();

/** An exchange that notes what was answered, and the note for `readCached`. */
export const noteAnswers = () => {
  const answers = new Map<number, unknown>();
  const exchange = mapExchange({
    onResult: ({ operation, data }) => {
      if (operation.kind === 'query' && data) answers.set(operation.key, data);
    },
  });
  return { exchange, noteFor: (client: Client) => answersOf.set(client, answers) };
};

/**
 * The cached result of a query, or undefined; it never asks the server. The client's own `readQuery` would tell all
 * components that wait for the same query that there is no result.
 */
export const readCached = <Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined => answersOf.get(client)?.get(createRequest(document, variables).key) as Data | undefined;
