import type { AnyVariables, Client, TypedDocumentNode } from 'urql';

/**
 * The data that the cache has for a query; undefined when it has none. Call it when the query has been answered: another one
 * is begun and broken off.
 */
export const readCached = <Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined => client.readQuery(document, variables)?.data ?? undefined;
