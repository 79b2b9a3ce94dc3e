import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const schema = buildSchema(
  sourceFiles('schema/*.graphql')
    .map(({ text }) => text)
    .join('\n'),
);

type Described = { name: string; description?: string | null };

/** A type with everything in it that the playground describes, by the names a reader looks for. */
const namesIn = (type: GraphQLNamedType): Described[] => {
  const within = (owner: string, parts: readonly Described[]) =>
    parts.map(({ name, description }) => ({ name: `${owner}.${name}`, description }));
  if (isEnumType(type)) return [type, ...within(type.name, type.getValues())];
  if (isScalarType(type) || isUnionType(type)) return [type];
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) => within(`${type.name}.${field.name}`, 'args' in field ? field.args : []));
  return [type, ...within(type.name, fields), ...args];
};

describe('the contract', () => {
  it('a frontend developer in the playground reads what every type, field, argument and value means', () => {
    const types = Object.values(schema.getTypeMap());
    const names = types.filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type)).flatMap(namesIn);
    expect(names.length).toBeGreaterThan(500);
    expect(names.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
  });

  it('a developer recognises a question from its form: yes-or-no fields start with is, can, has or needs', () => {
    const flags = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__') && name !== 'Mutation')
      .flatMap((type) => Object.values(type.getFields()))
      .filter((field) => String(field.type).startsWith('Boolean') && field.name !== 'customerArrived');
    expect(flags.filter(({ name }) => !/^(?:is|can|has|needs)[A-Z]/.test(name)).map(({ name }) => name)).toEqual([]);
  });
});
