import type { Language } from '../../schema/languages.ts';
import type { Sent } from './conversation.ts';

type Asked = Sent & { language: Language; data?: unknown };

const oneLine = (query: string): string =>
  query
    .replace(/^\s*#.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

const inQuotes = (text: string): string => `'${text.replace(/'/g, `'\\''`)}'`;

/** The same request for a terminal; without the session, which is in a cookie that no script reads. */
export const asCurl = ({ query, variables, language }: Asked): string => {
  const body = JSON.stringify({ query: oneLine(query), ...(variables ? { variables } : {}) });
  return [
    `curl ${inQuotes(`${location.origin}/graphql`)} \\`,
    `  -H 'content-type: application/json' -H 'accept-language: ${language}' \\`,
    `  -d ${inQuotes(body)}`,
  ].join('\n');
};

/** Values that differ in another run: ids, times, codes and addresses, by the name of the field or the look of the text. */
const varies = (name: string, value: unknown): boolean =>
  /^id$|(?:Id|At|Seconds|Milliseconds|[tT]oken|[kK]ey|[cC]ode|[uU]rl)$|^isOpen/.test(name) ||
  (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}|^(?:https?:|data:|\/pictures\/)/.test(value));

/** An answer as a test expects it: all that stays, and of the rest which kind of value it is. */
const expected = (value: unknown, indent = '  ', name = ''): string => {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const entries = value.map((entry) => `${inner}${expected(entry, inner, name)},\n`);
    return entries.length === 0 ? '[]' : `[\n${entries.join('')}${indent}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, one]) => `${inner}${key}: ${expected(one, inner, key)},\n`);
    return `{\n${fields.join('')}${indent}}`;
  }
  if (value === null || value === undefined || !varies(name, value)) return JSON.stringify(value ?? null);
  const kind = typeof value;
  return `expect.any(${kind.charAt(0).toUpperCase()}${kind.slice(1)})`;
};

/** A test for `tests/api`, which asks the same of a shop with a sandbox of its own and expects the same answer. */
export const asTest = ({ query, variables, language, operationName, data }: Asked): string => {
  const json = JSON.stringify(variables ?? {}, null, 2).replace(/\n/g, '\n  ');
  return `import { afterAll, expect, test } from 'vitest';
import { startShop } from '../support/start-shop.ts';

const shop = await startShop();

afterAll(() => shop.close());

test('a visitor gets an answer to ${operationName ?? 'a query'}', async () => {
  const query = ${JSON.stringify(oneLine(query))};
  const variables = ${json};
  const { data, errors } = await shop.gql(query, variables, { language: '${language}' });
  expect(errors).toBeUndefined();
  expect(data).${data ? `toEqual(${expected(data)})` : 'not.toBeNull()'};
});
`;
};

/** The URL under which the editor opens with this operation. */
export const asLink = ({ query, variables }: Asked): string => {
  const values = new URLSearchParams({ query });
  if (variables) values.set('variables', JSON.stringify(variables, null, 2));
  return `${location.origin}/graphiql?${values}`;
};

/** The path of the page whose calls the URL asks for; null for most. */
export const linkedPage = (search: string): string | null => {
  const page = new URLSearchParams(search).get('page');
  return page && /^\/(?!\/)/.test(page) ? page : null;
};

/** The operation that the URL of the page names; null for most. */
export const linkedOperation = (search: string): { query: string; variables?: string } | null => {
  const values = new URLSearchParams(search);
  const [query, variables] = [values.get('query'), values.get('variables')];
  return query ? { query, ...(variables && { variables }) } : null;
};
