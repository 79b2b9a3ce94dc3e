import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type DocumentNode, Kind, print, type SelectionSetNode, stripIgnoredCharacters, visit } from 'graphql';
import type { Plugin } from 'vite';

const generated = 'client/graphql/generated/operations.ts';

const importOfOperations = /import \{([^}]*)\} from '[^']*\/graphql\/generated\/operations\.ts';/g;

/** `CartDocument` and `useCartQuery` belong to the operation `Cart`. */
const operationOf = (name: string): string | undefined =>
  /^use(\w+?)(?:Query|Mutation|Subscription)$/.exec(name)?.[1] ?? /^(\w+)Document$/.exec(name)?.[1];

const importEach = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from 'virtual:operation/${operationOf(name)}';`)
    .join('\n');

const callOf = {
  Query: 'export const useNAMEQuery = (options) => useQuery({ ...options, query: NAMEDocument });',
  Subscription: 'export const useNAMESubscription = (options) => useSubscription({ ...options, query: NAMEDocument });',
  Mutation: 'export const useNAMEMutation = () => useMutation(NAMEDocument);',
} as const;

const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

const withTypeName = (set: SelectionSetNode): SelectionSetNode =>
  set.selections.some((node) => node.kind === Kind.FIELD && node.name.value === '__typename' && !node.alias)
    ? set
    : { ...set, selections: [...set.selections, typeName] };

/** Every object of an answer names its type, as urql's cache wants it; only the roots do not. */
const withTypeNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: {
      leave: (set, _key, parent) =>
        parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION ? undefined : withTypeName(set),
    },
  });

const moduleOf = (name: string): string => {
  const source = readFileSync(generated, 'utf8');
  const tree = new RegExp(`^export const ${name}Document = (\\{.*\\}) as unknown as`, 'm').exec(source)?.[1];
  if (!tree) throw new Error(`There is no operation "${name}"`);
  const text = stripIgnoredCharacters(print(withTypeNames(JSON.parse(tree) as DocumentNode)));
  if (!/^(?:query|mutation|subscription) \w/.test(text)) throw new Error(`"${name}" must stand before its fragments`);
  const key = createHash('sha256').update(text).digest().readInt32BE();
  const kind = (['Query', 'Mutation', 'Subscription'] as const).find((word) => source.includes(`use${name}${word} =`));
  return [
    "import { useMutation, useQuery, useSubscription } from 'urql';",
    "import { writtenDocument } from '/client/graphql/written-document.ts';",
    `export const ${name}Document = /* @__PURE__ */ writtenDocument(${key}, ${JSON.stringify(text)});`,
    callOf[kind ?? 'Query'].replaceAll('NAME', name),
  ].join('\n');
};

const graphqlForUrql = '@0no-co/graphql.web';

/** The part of `graphql` that urql needs when operations are neither parsed nor printed. */
const withoutParser = (path: string): string => `
export { GraphQLError, Kind } from ${JSON.stringify(path)};
const missing = () => { throw new Error('Operations are written while building'); };
export { missing as parse, missing as print };`;

/**
 * Ships each GraphQL operation with the page or dialog that uses it, as text: a tenth of its syntax tree. urql sends
 * text anyway, and its parser and printer are not shipped. Without this every visitor would fetch them and the
 * operations of the whole shop.
 */
export const textDocuments = (): Plugin => ({
  name: 'text-documents',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^(?:virtual:operation\/|@0no-co\/graphql\.web$)/ },
    async handler(id, importer) {
      if (id !== graphqlForUrql) return `\0${id}`;
      if (this.environment.config.consumer !== 'client') return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && `\0without-parser:${found.id}`;
    },
  },
  load: {
    filter: { id: /^\0(?:virtual:operation\/|without-parser:)/ },
    handler(id) {
      const [, path] = id.split('without-parser:');
      const code = path === undefined ? moduleOf(id.split('/').at(-1) ?? '') : withoutParser(path);
      return { code, moduleSideEffects: false };
    },
  },
  transform: {
    filter: { id: /\/client\/.*\.tsx?$/, code: /generated\/operations\.ts/ },
    handler: (source) => ({
      code: source.replace(importOfOperations, (_, names: string) => importEach(names)),
      map: null,
    }),
  },
});
