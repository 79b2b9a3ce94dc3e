import { isFields } from '../values/safe-values.ts';

export interface RequestParams {
  /** Empty where only the id is given. */
  query: string;
  documentId: string | null;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** The request cannot even be read as GraphQL; always HTTP 400. */
export class ParamsError extends Error {
  readonly statusCode = 400;
}

const readParams = (values: Record<string, unknown>): RequestParams => {
  const { query, documentId, operationName, variables, extensions } = values;
  if (documentId != null && (typeof documentId !== 'string' || documentId === '')) {
    throw new ParamsError('"documentId" must be a text.');
  }
  const isNamed = documentId != null && query == null;
  if (!isNamed && (typeof query !== 'string' || query === '')) {
    throw new ParamsError('"query" must be a GraphQL document.');
  }
  if (operationName != null && typeof operationName !== 'string') {
    throw new ParamsError('"operationName" must be a text.');
  }
  if (variables != null && !isFields(variables)) throw new ParamsError('"variables" must be an object.');
  if (extensions != null && !isFields(extensions)) throw new ParamsError('"extensions" must be an object.');
  return {
    query: query ?? '',
    documentId: documentId ?? null,
    operationName: operationName || null,
    variables: variables ?? {},
  };
};

const parseJson = (name: string, text: unknown): unknown => {
  if (text === undefined || text === '') return undefined;
  try {
    return JSON.parse(String(text));
  } catch {
    throw new ParamsError(`"${name}" must be JSON.`);
  }
};

/** The body of a POST; a list of requests is none. */
export const paramsOfBody = (body: unknown): RequestParams => {
  if (!isFields(body)) throw new ParamsError('The body must be one JSON object.');
  return readParams(body);
};

/** The query string of a GET, where variables and extensions are JSON. */
export const paramsOfUrl = (values: unknown): RequestParams => {
  const { query, documentId, operationName, variables, extensions } = isFields(values) ? values : {};
  return readParams({
    query,
    documentId,
    operationName,
    variables: parseJson('variables', variables),
    extensions: parseJson('extensions', extensions),
  });
};

const mediaTypes = ['application/json', 'application/graphql-response+json'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** The media type to answer with: the one preferred by `Accept`, plain JSON when it does not say; null when neither will do. */
export const negotiate = (accept: string | undefined): MediaType | null => {
  if (!accept?.trim()) return 'application/json';
  let best: { type: MediaType; weight: number } | null = null;
  for (const range of accept.split(',')) {
    const [name = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = params.find((param) => param.startsWith('q='));
    const weight = quality ? Number(quality.slice(2)) || 0 : 1;
    const isAny = name === '*/*' || name === 'application/*';
    const type = isAny ? 'application/json' : mediaTypes.find((known) => known === name);
    if (type && weight > (best?.weight ?? 0)) best = { type, weight };
  }
  return best?.type ?? null;
};
