import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, isIntrospectionType, isSpecifiedScalarType, printType } from 'graphql';

const intro = `# The GraphQL API

\`npm run schema\` writes this page from \`schema/\`; a test compares them. \`/graphiql\` shows the same and tries it, and
\`npm run --silent schema > schema.graphql\` prints the contract as one file.

- Money is in halalas. Times end in \`At\` and are UTC. Lists say how they are paged.
- A field that is to go is deprecated, with the day until which it stays.
- A failure has \`extensions.code\`, one of [ErrorCode](#errorcode), and \`extensions.requestId\`. A field says which codes are
  its own. A field for signed-in customers answers \`UNAUTHENTICATED\` to others, and a wrong input \`BAD_INPUT\`. A field that
  asks the provider, such as \`GET orders\` in a description, can answer the provider's code: \`REFUSED\`, \`NOT_FOUND\`,
  \`CONFLICT\`, \`FORBIDDEN\` or a code of \`PROVIDER_\`. Every request can answer \`GRAPHQL_INVALID\`, \`RATE_LIMITED\` and \`INTERNAL\`.
`;

const roots = ['Query', 'Mutation', 'Subscription'];

/** The reference of the contract as Markdown: the roots, then each type under a heading that can be linked. */
export const schemaPage = (schema: GraphQLSchema): string => {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const names = types.map(({ name }) => name).sort();
  const inOrder = [...roots, ...names.filter((name) => !roots.includes(name))].flatMap(
    (name) => schema.getType(name) ?? [],
  );
  return [intro, ...inOrder.map((type) => `## ${type.name}\n\n\`\`\`graphql\n${printType(type)}\n\`\`\`\n`)].join('\n');
};

/** The reference page, from the project's root. */
export const schemaPagePath = 'docs/schema.md';

/** The whole contract as one text. */
export const contractText = (): string =>
  globSync('schema/*.graphql')
    .toSorted()
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** Brings the reference page up to date with the contract. */
export const writeSchemaPage = (): void => writeFileSync(schemaPagePath, schemaPage(buildSchema(contractText())));
