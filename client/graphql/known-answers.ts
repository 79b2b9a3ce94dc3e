import type { AnyVariables, CombinedError, TypedDocumentNode } from 'urql';

type Failed = { graphQLErrors?: readonly { message: string; extensions?: object }[]; networkError?: Error | undefined };

/** The answers that the server got for a page, by `keyOf`. */
export type ServerState = Record<
  string,
  { data?: unknown; error?: (Pick<Failed, 'graphQLErrors'> & { networkError?: string | undefined }) | undefined }
>;

type Known = { data?: unknown; error?: CombinedError | undefined };

export type KnownAnswers = Map<string, Known>;

/** A name for a query with its variables, the same on the server and in the browser. */
export const keyOf = ({ definitions }: Pick<TypedDocumentNode, 'definitions'>, variables: AnyVariables): string => {
  const [first] = definitions;
  const name = first && 'name' in first && first.name?.value;
  return `${name}${JSON.stringify(variables)}`;
};

/** As urql's error of that name, whose code comes with the first question. */
export const combinedError = (told: Failed): CombinedError => {
  const { message } = told.networkError ?? told.graphQLErrors?.[0] ?? {};
  return Object.assign(new Error(message), { graphQLErrors: [], ...told }) as unknown as CombinedError;
};

export const answersOfPage = (state: ServerState): KnownAnswers =>
  new Map(
    Object.entries(state).map(([key, { data, error }]) => {
      const networkError = error?.networkError ? new Error(error.networkError) : undefined;
      return [key, { data, error: error && combinedError({ ...error, networkError }) }];
    }),
  );

/** Data stay known when a later question fails. */
export const noteAnswer = (answers: KnownAnswers, key: string, { data, error }: Known): void => {
  if (data || !answers.has(key)) answers.set(key, { data, error });
};

/** The last data of a query, or undefined; it never asks the server. */
export const readCached = <Data, Variables extends AnyVariables>(
  { answers }: { answers: KnownAnswers },
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Data | undefined => answers.get(keyOf(document, variables))?.data as Data | undefined;
