import { createContext, use } from 'react';
import type { AnyVariables, Operation, OperationContext, OperationResult, TypedDocumentNode } from 'urql';
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

export const ClientContext = createContext<Client | null>(null);

export const useClient = (): Client => {
  const client = use(ClientContext);
  if (!client) throw new Error('There is no client above this component');
  return client;
};

type ClientWatch = {
  /** Before a mutation is sent. */
  onSent?: (operation: Operation) => void;
  /** Called before the sender of the mutation hears of it. */
  onAnswered?: (result: OperationResult) => void;
  /** For every answer, also of a socket, that knows no session. */
  onRefused?: () => void;
};

const watches = new WeakMap<Client, Set<ClientWatch>>();

export const watchesOf = (client: Client): Iterable<ClientWatch> => watches.get(client) ?? [];

/** Hears of what is asked from any page or dialog. Returns the function that stops it. */
export const watchClient = (client: Client, watch: ClientWatch): (() => void) => {
  const all = watches.get(client) ?? new Set();
  watches.set(client, all.add(watch));
  return () => all.delete(watch);
};
