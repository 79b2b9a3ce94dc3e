import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { AssumedCall } from '../../server/provider/assumed-calls.ts';

/** A JSON Schema of the 2020-12 dialect, which is OpenAPI 3.1's. */
export type Schema = { [keyword: string]: unknown };

type Content = Record<string, { schema: Schema; example?: unknown }>;

/** An operation of the description, as far as it is read here. */
type Operation = {
  tags: string[];
  'x-assumed'?: AssumedCall;
  security: object[];
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<number, { content: Content }>;
};

type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const file = join(import.meta.dirname, '../../docs/provider.openapi.yaml');
const { paths, components }: Description = parse(readFileSync(file, 'utf8'));

/** One call of the provider's API, as docs/provider.openapi.yaml has it. */
export type DescribedCall = {
  /** Method and template, as `server/provider` writes them. */
  endpoint: string;
  group: string;
  /** Whether a guest may ask, too. */
  isPublic: boolean;
  /** Its path is assumed, and it can be switched off by this name. */
  assumed?: AssumedCall;
  query: Record<string, Schema>;
  body?: Schema;
  form?: Schema;
  /** A whole answer that is no refusal. */
  answer: Schema;
  example: unknown;
  holds: Holds;
};

/** What an answer holds. `at` is its name in `data`; without one it is `data` itself. */
type Holds = { kind: 'list' | 'object' | 'words'; at?: string };

const holdsOf = ({ properties, required }: Schema): Holds => {
  const { data } = properties as { data: Schema };
  if (!required) return { kind: 'words' };
  const [[at, held] = [undefined, data]] = Object.entries(Object(data.properties));
  return { kind: 'items' in Object(held) ? 'list' : 'object', at };
};

const callOf = (endpoint: string, operation: Operation): DescribedCall => {
  const { tags, security, parameters = [], requestBody, responses } = operation;
  const { schema: answer = {}, example } = responses[200]?.content['application/json'] ?? {};
  const asked = parameters.filter((parameter) => parameter.in === 'query');
  return {
    endpoint,
    group: tags[0] ?? '',
    isPublic: security.length > 1,
    assumed: operation['x-assumed'],
    query: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
    body: requestBody?.content['application/json']?.schema,
    form: requestBody?.content['multipart/form-data']?.schema,
    answer,
    example,
    holds: holdsOf(answer),
  };
};

/** Every call by its endpoint. */
export const describedCalls: ReadonlyMap<string, DescribedCall> = new Map(
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => {
        const endpoint = `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`;
        return [endpoint, callOf(endpoint, operation)];
      }),
  ),
);

const isEmptyOfPhp = (way: unknown): boolean => Object(way).maxItems === 0;

/** The same without the ways of writing that need understanding. */
const usual = (schema: Schema): Schema => {
  if (schema['x-usual']) return Object(schema['x-usual']);
  const properties = Object.entries(Object(schema.properties) as Record<string, Schema>).map(([name, property]) => {
    const { anyOf } = property;
    return [name, Array.isArray(anyOf) ? { ...property, anyOf: anyOf.filter((way) => !isEmptyOfPhp(way)) } : property];
  });
  return properties.length > 0 ? { ...schema, properties: Object.fromEntries(properties) } : schema;
};

/** Everything that has a name. `read`: as the shop understands it. `usual`: as it needs no understanding. */
export const namedSchemas = (way: 'read' | 'usual'): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, way === 'usual' ? usual(schema) : schema]),
  );

/** An answer that says no: an HTTP status that is no success, or this beside HTTP 200. */
export const refusalSchema: Schema = components.schemas.Refusal ?? {};

export const validatorFor = (way: 'read' | 'usual'): ((schema: Schema) => ValidateFunction) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });
  const named = { schemas: namedSchemas(way) };
  return (schema) => ajv.compile({ ...schema, components: named });
};
