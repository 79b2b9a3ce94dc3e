import { readFileSync } from 'node:fs';
import { type DocumentNode, print, stripIgnoredCharacters } from 'graphql';
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

/** A server reads each text once and for all, instead of once for every time that a page asks. */
const documentOf = (text: string, isServer: boolean): string =>
  isServer ? `createRequest(${JSON.stringify(text)}).query` : JSON.stringify(text);

const moduleOf = (name: string, isServer: boolean): string => {
  const source = readFileSync(generated, 'utf8');
  const tree = new RegExp(`^export const ${name}Document = (\\{.*\\}) as unknown as`, 'm').exec(source)?.[1];
  if (!tree) throw new Error(`There is no operation "${name}"`);
  const text = stripIgnoredCharacters(print(JSON.parse(tree) as DocumentNode));
  const kind = (['Query', 'Mutation', 'Subscription'] as const).find((word) => source.includes(`use${name}${word} =`));
  return [
    "import { createRequest, useMutation, useQuery, useSubscription } from 'urql';",
    `export const ${name}Document = ${documentOf(text, isServer)};`,
    callOf[kind ?? 'Query'].replaceAll('NAME', name),
  ].join('\n');
};

/**
 * Ships each GraphQL operation with the page or dialog that uses it, as text: a tenth of its syntax tree. urql reads
 * either and sends text anyway. Without this every visitor would fetch the operations of the whole shop.
 */
export const textDocuments = (isServer: boolean): Plugin => ({
  name: 'text-documents',
  enforce: 'pre',
  apply: 'build',
  resolveId: { filter: { id: /^virtual:operation\// }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:operation\// },
    handler: (id) => ({ code: moduleOf(id.split('/').at(-1) ?? '', isServer), moduleSideEffects: false }),
  },
  transform: {
    filter: { id: /\/client\/.*\.tsx?$/, code: /generated\/operations\.ts/ },
    handler: (source) => ({
      code: source.replace(importOfOperations, (_, names: string) => importEach(names)),
      map: null,
    }),
  },
});
