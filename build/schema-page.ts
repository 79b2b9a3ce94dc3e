import { globSync, readFileSync, writeFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
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
import { type CodesOfOthers, type Raised, RaisedCodes } from './raised-codes.ts';

type Part = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument | GraphQLEnumValue;

type Reading = { of: (field: string) => Raised | null; ofOthers: () => CodesOfOthers };

const intro = `# The GraphQL API

\`npm run schema\` writes this page from \`schema/\` and from the code of the resolvers; a test compares them. \`/graphiql\` shows
the same and tries it; \`npm run --silent schema > schema.graphql\` prints the contract as one file.

- Money is in halalas. Times end in \`At\` and are UTC. Lists say how they are paged.
- What is to go is deprecated, with the day until which it stays.
- A failure has \`extensions.code\`, one of [ErrorCode](#errorcode), and \`extensions.requestId\`.
`;

/** One line of a table: descriptions are wrapped in the contract. */
const inCell = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

const meaningOf = ({ description, deprecationReason }: Part) =>
  inCell([description, deprecationReason && `**Deprecated**: ${deprecationReason}`].filter(Boolean).join(' '));

const table = (head: string, rows: string[]) => `| ${head} | meaning |\n| --- | --- |\n${rows.join('\n')}\n`;

const typed = ({ name, type }: { name: string; type: unknown }) => `\`${name}: ${type}\``;

const codesOf = ({ codes, asksProvider, asksMaps }: Raised) => {
  const others = [asksProvider && '[the provider’s](#codes-of-others)', asksMaps && '[the map’s](#codes-of-others)'];
  return [...codes.map((code) => `\`${code}\``), ...others].filter(Boolean).join(', ');
};

const rowOf = (part: GraphQLField<unknown, unknown> | GraphQLInputField, raised: Raised | null) => {
  const args = 'args' in part ? part.args.map((arg) => `<br>${typed(arg)} ${meaningOf(arg)}`) : [];
  const codes = raised ? codesOf(raised) : '';
  return `| ${typed(part)} | ${meaningOf(part)}${args.join('')}${codes && `<br>Codes of its own: ${codes}.`} |`;
};

const rootField = (root: string, field: GraphQLField<unknown, unknown>, reading: Reading) => {
  const args = field.args.map((arg) => `| ${typed(arg)} | ${meaningOf(arg)} |`);
  const raised = reading.of(`${root}.${field.name}`);
  if (!raised) throw new Error(`No resolver of ${root}.${field.name} was found`);
  return [
    `### ${root.toLowerCase()} ${field.name}\n`,
    `\`${field.name}: ${field.type}\` — ${meaningOf(field)}\n`,
    ...(args.length > 0 ? [table('argument', args)] : []),
    `Codes: ${codesOf(raised) || 'none of its own'}.\n`,
  ].join('\n');
};

const partsOf = (type: GraphQLNamedType, reading: Reading): string => {
  if (isEnumType(type)) {
    return table(
      'value',
      type.getValues().map((value) => `| \`${value.name}\` | ${meaningOf(value)} |`),
    );
  }
  if (isUnionType(type)) return `One of ${type.getTypes().join(', ')}.\n`;
  if (isScalarType(type)) return '';
  const rows = Object.values(type.getFields()).map((field) => rowOf(field, reading.of(`${type.name}.${field.name}`)));
  return table('field', rows);
};

const kinds = [
  ['Types', (type: GraphQLNamedType) => isObjectType(type) || isUnionType(type)],
  ['Inputs', isInputObjectType],
  ['Enums', isEnumType],
  ['Scalars', isScalarType],
] as const;

/** The reference of the contract as Markdown; the codes of each field are those that its code can raise. */
export const schemaPage = (schema: GraphQLSchema, reading: Reading): string => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (root) => !!root,
  );
  const others = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .filter((type) => !roots.some((root) => root === type))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const { provider, maps } = reading.ofOthers();
  const list = (codes: string[]) => codes.map((code) => `\`${code}\``).join(', ');
  return [
    intro,
    '## Codes of others\n',
    `Where the provider is asked: ${list(provider)}. Where the maps service is asked: ${list(maps)}.`,
    'Every request can answer `GRAPHQL_INVALID`, `RATE_LIMITED` and `INTERNAL`.\n',
    ...roots.flatMap((root) => [
      `## ${root.name}\n`,
      ...Object.values(root.getFields()).map((field) => rootField(root.name, field, reading)),
    ]),
    ...kinds.flatMap(([title, isMeant]) => [
      `## ${title}\n`,
      ...others
        .filter(isMeant)
        .flatMap((type) =>
          [`### ${type.name}\n`, `${inCell(type.description)}\n`, partsOf(type, reading)].filter(Boolean),
        ),
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

/** Brings the reference page up to date with the contract and with what the resolvers raise. */
export const writeSchemaPage = (): void =>
  writeFileSync(schemaPagePath, schemaPage(buildSchema(contractText()), new RaisedCodes()));
