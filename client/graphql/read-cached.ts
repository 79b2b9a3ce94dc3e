import type { AnyVariables, Client, TypedDocumentNode } from '@urql/core';

/** What a query answered earlier, or undefined; never asks the server. */
export const readCached = <Data, Variables extends AnyVariables>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined => client.readQuery(document, variables, { requestPolicy: 'cache-only' })?.data ?? undefined;
