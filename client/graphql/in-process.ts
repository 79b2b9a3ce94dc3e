import { type DocumentNode, type ExecutionResult, print } from 'graphql';
import { type Exchange, makeErrorResult, makeResult, type Operation } from 'urql';
import { filter, fromPromise, mergeMap, pipe } from 'wonka';
import { writtenText } from './written-document.ts';

/** One GraphQL operation, executed by the server itself on behalf of the visitor whose page it renders. */
export type ExecuteOperation = (operation: {
  query: string;
  variables?: Record<string, unknown>;
}) => Promise<ExecutionResult>;

const texts = new WeakMap<DocumentNode, string>();

const textOf = (document: DocumentNode): string => {
  const known = texts.get(document);
  if (known) return known;
  const text = writtenText(document) ?? print(document);
  texts.set(document, text);
  return text;
};

/** Answers urql's operations without a socket to ourselves. */
export const inProcessExchange =
  (execute: ExecuteOperation): Exchange =>
  () =>
  (operations) =>
    pipe(
      operations,
      filter((operation) => operation.kind === 'query'),
      mergeMap((operation: Operation) =>
        fromPromise(
          execute({ query: textOf(operation.query), variables: operation.variables ?? {} }).then(
            (result) => makeResult(operation, result as never),
            (error) => makeErrorResult(operation, error),
          ),
        ),
      ),
    );
