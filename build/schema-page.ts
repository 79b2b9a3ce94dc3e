import { globSync, readFileSync, writeFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';

type Part = {
  name: string;
  type?: unknown;
  args?: readonly GraphQLArgument[];
  description?: string | null;
  deprecationReason?: string | null;
};

const intro = `# The GraphQL API

\`npm run schema\` writes this page from \`schema/\`; a test compares them. \`/graphiql\` shows the same and tries it, and
\`npm run --silent schema > schema.graphql\` prints the contract as one file.

- Money is in halalas. Times end in \`At\` and are UTC. Lists say how they are paged.
- What is to go is deprecated, with the day until which it stays.
- A failure has \`extensions.code\`, one of [ErrorCode](#errorcode), and \`extensions.requestId\`. A field says which codes are
  its own. What is for signed-in customers answers \`UNAUTHENTICATED\` to others, and an input that is wrong \`BAD_INPUT\`. What
  asks the provider, such as \`GET orders\` in a description, can answer what the provider did: \`REFUSED\`, \`NOT_FOUND\`,
  \`CONFLICT\`, \`FORBIDDEN\` or a code of \`PROVIDER_\`. Every request can answer \`GRAPHQL_INVALID\`, \`RATE_LIMITED\` and \`INTERNAL\`.
`;

/** On one line: descriptions are wrapped in the contract. */
const flat = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const meaningOf = ({ description, deprecationReason }: Part) =>
  flat([description, deprecationReason && `**Deprecated**: ${deprecationReason}`].filter(Boolean).join(' '));

/** A field, an argument or a value, with its arguments below it. */
const itemOf = (part: Part): string => {
  const named = part.type ? `${part.name}: ${part.type}` : part.name;
  const args = (part.args ?? []).map((arg) => `\n  ${itemOf(arg)}`);
  return `- \`${named}\` — ${meaningOf(part)}${args.join('')}`;
};

const partsOf = (type: GraphQLNamedType): readonly Part[] => {
  if (isEnumType(type)) return type.getValues();
  if (isUnionType(type)) return type.getTypes();
  return isScalarType(type) ? [] : Object.values(type.getFields());
};

/** A type, or a field of a root, under a heading that can be linked. */
const section = (title: string, description: string, parts: readonly Part[]): string =>
  [`### ${title}\n`, description && `${description}\n`, parts.length > 0 && `${parts.map(itemOf).join('\n')}\n`]
    .filter(Boolean)
    .join('\n');

const kinds: [title: string, isMeant: (type: GraphQLNamedType) => boolean][] = [
  ['Types', (type) => isObjectType(type) || isUnionType(type)],
  ['Inputs', isInputObjectType],
  ['Enums', isEnumType],
  ['Scalars', isScalarType],
];

/** The reference of the contract as Markdown. */
export const schemaPage = (schema: GraphQLSchema): string => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (root) => !!root,
  );
  const others = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .filter((type) => !roots.some((root) => root === type))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return [
    intro,
    ...roots.flatMap((root) => [
      `## ${root.name}\n`,
      ...Object.values(root.getFields()).map((field) =>
        section(
          `${root.name.toLowerCase()} ${field.name}`,
          `\`${field.name}: ${field.type}\` — ${meaningOf(field)}`,
          field.args,
        ),
      ),
    ]),
    ...kinds.flatMap(([title, isMeant]) => [
      `## ${title}\n`,
      ...others.filter(isMeant).map((type) => section(type.name, flat(type.description), partsOf(type))),
    ]),
  ].join('\n');
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
