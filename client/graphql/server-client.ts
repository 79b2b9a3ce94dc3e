import { type DocumentNode, type ExecutionResult, print } from 'graphql';
import { type CombinedError, formatDocument } from 'urql';
import type { Client } from './client.ts';
import { combinedError, type KnownAnswers, keyOf, noteAnswer, type ServerState } from './known-answers.ts';
import { writtenText } from './written-document.ts';

/** One GraphQL operation, executed by the server itself on behalf of the visitor whose page it renders. */
export type ExecuteOperation = (operation: {
  query: string;
  variables?: Record<string, unknown>;
}) => Promise<ExecutionResult>;

const texts = new WeakMap<DocumentNode, string>();

/** The text of an operation, with the names of all types, as the build has written it; while developing it is printed. */
const textOf = (document: DocumentNode): string => {
  const known = texts.get(document);
  if (known) return known;
  const text = writtenText(document) ?? print(formatDocument(document));
  texts.set(document, text);
  return text;
};

const toldError = ({ graphQLErrors, networkError }: CombinedError): ServerState[string]['error'] => ({
  graphQLErrors: graphQLErrors.map(({ message, extensions }) => ({ message, extensions })),
  networkError: networkError?.message,
});

const answered = ({ data, errors }: ExecutionResult) => ({
  data: data ?? undefined,
  error: errors && combinedError({ graphQLErrors: errors }),
});

const failed = (networkError: Error) => ({ data: undefined, error: combinedError({ networkError }) });

const unsent = (): never => {
  throw new Error('A page only asks queries while it is printed');
};

/**
 * A client for one request while rendering on the server. It asks in process, without urql: a page is printed once, with
 * what is known by then, and `execute` runs each operation once.
 */
export const buildServerClient = (execute: ExecuteOperation) => {
  const answers: KnownAnswers = new Map();
  const client: Client = {
    answers,
    query: async (document, variables) => {
      const answer = await execute({ query: textOf(document), variables: variables ?? {} }).then(answered, failed);
      noteAnswer(answers, keyOf(document, variables), answer);
      return { ...answer, stale: false, hasNext: false } as never;
    },
    now: ({ key }) => {
      const known = answers.get(key);
      return known && { data: known.data, error: known.error, stale: false };
    },
    follow: () => () => {},
    subscription: () => () => {},
    mutation: unsent,
  };
  // In the order of their keys, not of their arrival: the same answers make the same page, byte for byte.
  const extractState = (): ServerState =>
    Object.fromEntries(
      [...answers]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, { data, error }]) => [key, { data, error: error && toldError(error) }]),
    );
  return { client, extractState };
};
