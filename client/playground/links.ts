import type { Sent } from './conversation.ts';

/** The URL under which the editor opens with this operation. */
export const linkTo = ({ query, variables }: Sent): string => {
  const values = new URLSearchParams({ query });
  if (variables) values.set('variables', JSON.stringify(variables, null, 2));
  return `${location.origin}/graphiql?${values}`;
};

/** The operation that the URL of the editor names; null for most. */
export const linkedOperation = (search: string): { query: string; variables?: string } | null => {
  const values = new URLSearchParams(search);
  const [query, variables] = [values.get('query'), values.get('variables')];
  return query ? { query, ...(variables && { variables }) } : null;
};

/** The path of the page whose calls the URL asks for; null for most. */
export const linkedPage = (search: string): string | null => {
  const page = new URLSearchParams(search).get('page');
  return page && /^\/(?!\/)/.test(page) ? page : null;
};
