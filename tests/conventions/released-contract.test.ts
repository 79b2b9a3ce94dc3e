import { describe, expect, it } from 'vitest';
import { brokenPromises, readReleased, surprises } from '../../build/contract-changes.ts';
import { sourceFiles } from '../support/source-files.ts';

const textOf = (pattern: string) =>
  sourceFiles(pattern)
    .map(({ text }) => text)
    .join('\n');

describe('a release under way', () => {
  it('a customer whose page is of the last release is understood by a server of this one', () => {
    const advice =
      'what is to go is @deprecated for one release first, and stays until the day in its reason; npm run release-contract records a release';
    expect(brokenPromises(readReleased(), textOf('schema/*.graphql')), advice).toEqual([]);
  });
});

describe('a developer who changes the contract hears of', () => {
  const schema = `
    type Query { service(id: ID!, filter: Filter): Service }
    input Filter { word: String }
    enum Kind { HAIR NAILS @deprecated(reason: "stays until 2026-03-31") }
    type Service { name: String! price: Int! kind: Kind oldPrice: Int @deprecated(reason: "Ask for price; stays until 2026-03-31.") }
  `;
  const oldPrice = 'oldPrice: Int @deprecated(reason: "Ask for price; stays until 2026-03-31.")';
  const operations = 'query Shown($id: ID!, $filter: Filter) { service(id: $id, filter: $filter) { name price } }';
  const becoming = (before: string, after: string, asked = operations, today = '2026-04-01') => {
    expect(schema).toContain(before);
    return brokenPromises({ schema, operations: [asked] }, schema.replace(before, after), today);
  };

  it.each([
    ['a field that is gone', 'name: String! ', '', /name/],
    ['a field that may be empty now', 'price: Int!', 'price: Int', /price/],
    ['a field of another type', 'price: Int!', 'price: String!', /price/],
    ['an argument that is needed now', 'filter: Filter)', 'filter: Filter, branch: ID!)', /branch/],
    ['an input field that is needed now', 'word: String', 'word: String page: Int!', /page/],
    ['a value that is gone', 'HAIR', '', /HAIR/],
  ])('%s', (_what, before, after, message) => {
    expect(becoming(before, after).join()).toMatch(message);
  });

  it.each([
    ['a field more', 'name: String!', 'name: String! note: String'],
    ['an argument that may be left out', 'id: ID!,', 'id: ID!, page: Int,'],
    ['a deprecated field that goes after its last day', oldPrice, ''],
    ['a deprecated value that goes after its last day', 'NAILS @deprecated(reason: "stays until 2026-03-31")', ''],
  ])('nothing when it is %s', (_what, before, after) => {
    expect(becoming(before, after)).toEqual([]);
  });

  it('a deprecated field that goes although pages of the last release ask for it', () => {
    const asked = 'query Old($id: ID!) { service(id: $id) { oldPrice } }';
    expect(becoming(oldPrice, '', asked).join()).toMatch(/oldPrice/);
  });

  it('a deprecated field that goes on its last day', () => {
    expect(becoming(oldPrice, '', operations, '2026-03-31').join()).toMatch(/oldPrice/);
  });

  it('a further value of an enum, which other clients may not expect, and no further argument', () => {
    const further = schema.replace('HAIR', 'HAIR FACE').replace('filter: Filter)', 'filter: Filter, page: Int)');
    expect(surprises({ schema }, further)).toEqual([expect.stringContaining('FACE')]);
  });
});
