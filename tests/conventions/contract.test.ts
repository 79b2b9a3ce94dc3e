import { readFileSync } from 'node:fs';
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
import { lastDayOf } from '../../build/contract-changes.ts';
import { contractText, schemaPage } from '../../build/schema-page.ts';
import { sourceFiles } from '../support/source-files.ts';

const schema = buildSchema(contractText());

type Described = { name: string; description?: string | null; deprecationReason?: string | null };

/** A type with everything in it that the playground describes, by the names a reader looks for. */
const namesIn = (type: GraphQLNamedType): Described[] => {
  const within = (owner: string, parts: readonly Described[]) =>
    parts.map((part) => ({ ...part, name: `${owner}.${part.name}` }));
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

  it('a developer who adds a mutation, and no api test that names it, is told which', () => {
    const tests = sourceFiles('tests/api/*.test.ts').map(({ text }) => text);
    const isNamed = (name: string) => tests.some((text) => new RegExp(`\\b${name}\\b`).test(text));
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.length).toBeGreaterThan(20);
    expect(mutations.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('a developer of a client reads until which day something deprecated stays', () => {
    const parts = Object.values(schema.getTypeMap()).flatMap(namesIn);
    const undated = parts.filter(({ deprecationReason: reason }) => reason != null && lastDayOf(reason) === null);
    const advice = '@deprecated(reason: "… stays until 2027-03-31")';
    expect(
      undated.map(({ name }) => name),
      advice,
    ).toEqual([]);
  });

  it('a developer of a client finds everything on the reference page, with the codes that are a field’s own', () => {
    const page = readFileSync('docs/schema.md', 'utf8');
    expect(schemaPage(schema) === page, 'npm run schema brings docs/schema.md up to date').toBe(true);
    expect(page).toMatch(/`CHECKOUT_OPEN`[^"]*"""\n {2}placeOrder\(/);
    expect(page).toContain('\n## ErrorCode\n');
  });
});
