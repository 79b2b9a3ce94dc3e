import type { AnyVariables, Client, TypedDocumentNode } from 'urql';

/** The data that the cache has for a query; undefined when it has none. It never asks the server. */
export const readCached = <Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined => client.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data ?? undefined;
