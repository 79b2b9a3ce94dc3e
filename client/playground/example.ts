import { parse, print } from 'graphql';

/** An operation with its variables as JSON; `{{Operation.path}}` in them is what the last answer of `Operation` holds there. */
export type Example = { name: string; query: string; variables?: string };

/** `query` in any form; it is shown as people write it, under a comment that says what it is about. */
export const example = (name: string, about: string, query: string, variables?: object): Example => ({
  name,
  query: `# ${about}\n${print(parse(query))}\n`,
  ...(variables && { variables: JSON.stringify(variables, null, 2) }),
});

export const money = '{ amount currency }';
