import type { AnyVariables, OperationContext, OperationResult, TypedDocumentNode } from 'urql';
import type { KnownAnswers } from './known-answers.ts';

export type Context = Partial<OperationContext>;

/** A query with all that tells it from others; `key` is its `keyOf`. */
export type Asked = { document: TypedDocumentNode; variables: Record<string, unknown>; key: string; context: Context };

/** The part of an answer that components show. */
export type Answer<Data = unknown> = Pick<OperationResult<Data>, 'data' | 'error' | 'stale'>;

type Ask = <Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  context?: Context,
) => Promise<OperationResult<Data, Variables>>;

/** What pages and parts ask through. No promise is ever rejected: a failure is in `error`. */
export type Client = {
  query: Ask;
  mutation: Ask;
  /** Returns the function that unsubscribes. */
  subscription<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    listener: (result: OperationResult<Data, Variables>) => void,
  ): () => void;
  /** What can be shown of a query at once, while a component is drawn. */
  now(asked: Asked): Answer | undefined;
  /** Tells every answer to a query, the known one at once. Returns the function that stops it. */
  follow(asked: Asked, listener: (answer: Answer) => void): () => void;
  /** The last answers of all queries. */
  readonly answers: KnownAnswers;
};
