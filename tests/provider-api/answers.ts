import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Holds, ProviderCall } from './call.ts';
import { shapes } from './provider-calls.ts';
import { scalars } from './scalars.ts';
import { listOf, refTo, type Schema, type Shape, usually } from './schema.ts';

const schemaOf = (shape: Shape, way: 'read' | 'usual'): Schema => {
  const { description, required } = shape;
  const entries = Object.entries(shape.properties);
  const properties = Object.fromEntries(
    way === 'usual' ? entries.map(([name, schema]) => [name, usually(schema)]) : entries,
  );
  return { type: 'object', description, properties, ...(required && { required }) };
};

/** What stands in `data`. */
const dataOf = (holds: Holds): Schema => {
  if ('words' in holds) return { description: 'Not read.' };
  const held = 'list' in holds ? listOf(holds.list) : refTo(holds.object);
  if (!holds.at) return held;
  const beside = 'list' in holds ? holds.beside : {};
  return { type: 'object', properties: { [holds.at]: held, ...beside }, required: [holds.at] };
};

/** A whole answer that is no refusal. */
export const answerSchema = ({ answer }: ProviderCall): Schema => ({
  type: 'object',
  properties: {
    status: refTo('Yes'),
    message: refTo('Words'),
    ...('words' in answer && answer.onTop),
    data: dataOf(answer),
  },
  ...('words' in answer ? {} : { required: ['data'] }),
});

/** One answer, as the provider may well give it. */
export const answerExample = ({ answer }: ProviderCall): Record<string, unknown> => {
  const said = { status: true, message: 'Done' };
  if ('words' in answer) return { ...said, ...answer.onTopExample, data: [] };
  const one = shapes['list' in answer ? answer.list : answer.object]?.example;
  const held = 'list' in answer ? [one] : one;
  if (!answer.at) return { ...said, data: held };
  return { ...said, data: { [answer.at]: held, ...('list' in answer && answer.besideExample) } };
};

/** An answer that says no: an HTTP status that is no success, or this beside HTTP 200. */
export const refusalSchema: Schema = {
  type: 'object',
  description: 'A no, with words to the customer. `errors` may also be texts by field, or `[{field, message}]`.',
  properties: {
    status: { enum: [false, 0, '0', 'false'] },
    message: { type: 'string' },
    errors: {
      type: 'object',
      additionalProperties: { type: ['array', 'string'], items: { type: 'string' } },
    },
  },
  required: ['status', 'message'],
};

const envelope: Record<string, Schema> = {
  Yes: { not: { enum: [false, 0, '0', 'false'] }, description: 'A no of any kind makes the answer a refusal.' },
  Words: { type: ['string', 'null'], description: 'Words to the customer, as plain text or HTML.' },
};

/** Everything that has a name. `read`: as the shop understands it. `usual`: as it needs no understanding. */
export const namedSchemas = (way: 'read' | 'usual'): Record<string, Schema> => ({
  ...Object.fromEntries(
    Object.entries(scalars).map(([name, { description, ...ways }]) => [
      name,
      { description, ...(ways[way] ?? ways.read) },
    ]),
  ),
  ...Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, schemaOf(shape, way)])),
  ...envelope,
});

export const validatorFor = (way: 'read' | 'usual'): ((schema: Schema) => ValidateFunction) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { binary: true } });
  const components = { schemas: namedSchemas(way) };
  return (schema) => ajv.compile({ ...schema, components });
};
