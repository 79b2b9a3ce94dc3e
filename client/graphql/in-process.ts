import { type DocumentNode, type ExecutionResult, print } from 'graphql';
import { formatDocument } from 'urql';
import { writtenText } from './written-document.ts';

/** One GraphQL operation, executed by the server itself on behalf of the visitor whose page it renders. */
export type ExecuteOperation = (operation: {
  query: string;
  variables?: Record<string, unknown>;
}) => Promise<ExecutionResult>;

const texts = new WeakMap<DocumentNode, string>();

/** The text of an operation, with the names of all types, as the build has written it; while developing it is printed. */
export const textOf = (document: DocumentNode): string => {
  const known = texts.get(document);
  if (known) return known;
  const text = writtenText(document) ?? print(formatDocument(document));
  texts.set(document, text);
  return text;
};
