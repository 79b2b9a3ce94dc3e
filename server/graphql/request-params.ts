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

type Range = { name: string; weight: number };

const rangesOf = (accept: string): Range[] =>
  accept.split(',').map((range) => {
    const [name = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = params.find((param) => param.startsWith('q='));
    return { name, weight: quality ? Number(quality.slice(2)) || 0 : 1 };
  });

/**
 * The media type to answer with: the one preferred by `Accept`, plain JSON when it does not say; null when neither will do.
 * A range that names a type says more of it than one with an asterisk.
 */
export const negotiate = (accept: string | undefined): MediaType | null => {
  if (!accept?.trim()) return 'application/json';
  const ranges = rangesOf(accept);
  const wishes = mediaTypes.flatMap((type) => {
    const places = [type, 'application/*', '*/*'].map((known) => ranges.findIndex(({ name }) => name === known));
    const place = places.find((each) => each >= 0) ?? -1;
    const weight = ranges[place]?.weight ?? 0;
    return weight > 0 ? [{ type, weight, place }] : [];
  });
  const [best] = wishes.sort((one, other) => other.weight - one.weight || one.place - other.place);
  return best?.type ?? null;
};
