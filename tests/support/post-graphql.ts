export interface GraphqlAnswer {
  status: number;
  headers: Headers;
  data?: Record<string, unknown> | null;
  /** Of the first error. */
  code?: string;
  errors?: { message: string; path?: string[]; extensions: { code: string; retryAfterSeconds?: number } }[];
}

/** Posts a document the way browsers do; `headers` win over the usual ones. */
export const postGraphql = async (
  url: string,
  body: { query: string; variables?: unknown; operationName?: string },
  headers: Record<string, string> = {},
): Promise<GraphqlAnswer> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, errors } = await response.json();
  const code = errors?.[0]?.extensions.code;
  return { status: response.status, headers: response.headers, data, errors, code };
};
