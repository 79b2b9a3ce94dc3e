import fc, { type Arbitrary } from 'fast-check';
import { namedSchemas, type Schema } from './description.ts';

const named = namedSchemas('read');
/** Categories hold categories. */
const deepest = 9;

const ofType = (type: unknown, schema: Schema, depth: number): Arbitrary<unknown> => {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.double({
        min: Number(schema.minimum ?? -1e15),
        max: Number(schema.maximum ?? 1e15),
        noNaN: true,
        noDefaultInfinity: true,
      });
    case 'string':
      return schema.pattern ? fc.stringMatching(new RegExp(String(schema.pattern))) : fc.string({ maxLength: 30 });
    case 'array':
      return fc.array(allowed(Object(schema.items), depth + 1), { maxLength: Number(schema.maxItems ?? 2) });
    default:
      return objects(schema, depth);
  }
};

const objects = (schema: Schema, depth: number): Arbitrary<unknown> => {
  const properties = Object.entries(Object(schema.properties) as Record<string, Schema>);
  const required = Array.isArray(schema.required) ? schema.required : [];
  const kept = depth < deepest ? properties : properties.filter(([name]) => required.includes(name));
  const values = Object.fromEntries(kept.map(([name, inner]) => [name, allowed(inner, depth + 1)]));
  return fc.record(values, { requiredKeys: required });
};

/** Any value that a schema of the description allows. */
export const allowed = (schema: Schema, depth = 0): Arbitrary<unknown> => {
  const { $ref, anyOf, enum: values, type, not } = schema;
  if (typeof $ref === 'string')
    return fc.constant(null).chain(() => allowed(named[$ref.split('/').at(-1) ?? ''] ?? {}, depth));
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(values)) return fc.constantFrom(...values);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((way: Schema) => allowed(way, depth)));
  if (not !== undefined) return fc.constantFrom(true, 1, '1', null, 'ok');
  if (type === undefined) return fc.jsonValue({ maxDepth: 1 });
  return fc.oneof(...[type].flat().map((one) => ofType(one, schema, depth)));
};
