import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

const schema = buildSchema(
  sourceFiles('schema/*.graphql')
    .map(({ text }) => text)
    .join('\n'),
);

describe('the contract', () => {
  it('an integrator reads in the schema what every root field does', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
    expect(fields.length).toBeGreaterThan(15);
    expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
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
