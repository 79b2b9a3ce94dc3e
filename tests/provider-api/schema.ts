/** A JSON Schema of the 2020-12 dialect, which is OpenAPI 3.1's. */
export type Schema = { [keyword: string]: unknown };

export type Scalar = {
  description: string;
  /** Every way of writing it that the shop understands. */
  read: Schema;
  /** The way that needs no understanding, if not every one does; the probe tells of any other one. */
  usual?: Schema;
};

export type Shape = {
  description: string;
  properties: Record<string, Schema>;
  required?: string[];
  /** What an answer of the provider looks like here. */
  example: Record<string, unknown>;
};

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** The single values of `scalars.ts`. */
export const single = {
  id: refTo('Id'),
  maybeId: refTo('MaybeId'),
  text: refTo('Text'),
  amount: refTo('Amount'),
  number: refTo('Number'),
  flag: refTo('Flag'),
  coordinate: refTo('Coordinate'),
};

export const listOf = (name: string): Schema => ({ type: ['array', 'null'], items: refTo(name) });

/** PHP writes an empty object as an empty list. */
const emptyOfPhp: Schema = { type: 'array', items: {}, maxItems: 0 };

export const maybe = (name: string): Schema => ({ anyOf: [refTo(name), { type: 'null' }, emptyOfPhp] });

/** A shape's property without the forms that need understanding. */
export const usually = (schema: Schema): Schema =>
  Array.isArray(schema.anyOf) ? { ...schema, anyOf: schema.anyOf.filter((way) => way !== emptyOfPhp) } : schema;

/** The same property with a word of explanation. */
export const explained = (schema: Schema, description: string): Schema => ({ ...schema, description });

/** Further names under which the shop looks for a field, in their order. */
export const also = (schema: Schema, ...names: string[]): Schema => ({ ...schema, 'x-also-read-from': names });
