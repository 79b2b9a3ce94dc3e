import type { AnyVariables, TypedDocumentNode } from 'urql';
import type { Client } from './client.ts';
import { keyOf } from './known-answers.ts';

/** The last data of a query, or undefined; it never asks the server. */
export const readCached = <Data, Variables extends AnyVariables>(
  { answers }: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined => answers.get(keyOf(document, variables))?.data as Data | undefined;
