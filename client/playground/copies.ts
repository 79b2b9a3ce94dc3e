import type { LastAnswer } from './conversation.ts';

type Asked = LastAnswer & { query: string };

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

/** A test for `tests/api`, which asks the same of a shop with a sandbox of its own. */
export const asTest = ({ query, variables, language, operationName }: Asked): string => {
  const json = JSON.stringify(variables ?? {}, null, 2).replace(/\n/g, '\n  ');
  return `import { afterAll, expect, test } from 'vitest';
import { startShop } from '../../tests/support/start-shop.ts';

const shop = await startShop();

afterAll(() => shop.close());

test('a visitor gets an answer to ${operationName ?? 'a query'}', async () => {
  const query = ${JSON.stringify(oneLine(query))};
  const variables = ${json};
  const { data, errors } = await shop.gql(query, variables, { language: '${language}' });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({});
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
