import type { Plugin } from 'vite';
import { manifestOfOperations, type OperationText, operationTexts } from './operation-texts.ts';

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

const hookOf = { query: 'useQuery', subscription: 'useSubscription', mutation: 'useMutation' } as const;
const callOf = {
  query: 'export const useNAMEQuery = (options) => useQuery({ ...options, query: NAMEDocument });',
  subscription: 'export const useNAMESubscription = () => useSubscription(NAMEDocument);',
  mutation: 'export const useNAMEMutation = () => useMutation(NAMEDocument);',
} as const;

/** The browser's build names a text by its id; the server's has the text as well. */
const moduleOf = ({ name, kind, id, text }: OperationText, hasText: boolean): string => {
  const given = [`${kind} ${name}`, id, ...(hasText ? [text] : [])].map((part) => JSON.stringify(part));
  return [
    `import { ${hookOf[kind]} } from '/client/graphql/use-operation.ts';`,
    "import { writtenDocument } from '/client/graphql/written-document.ts';",
    `export const ${name}Document = /* @__PURE__ */ writtenDocument(${given.join(', ')});`,
    callOf[kind].replaceAll('NAME', name),
  ].join('\n');
};

const graphqlForUrql = '@0no-co/graphql.web';

/** The part of `graphql` that urql needs when operations are neither parsed nor printed. */
const withoutParser = (path: string): string => `
export { GraphQLError, Kind } from ${JSON.stringify(path)};
const missing = () => { throw new Error('Operations are written while building'); };
export { missing as parse, missing as print };`;

/**
 * Gives each GraphQL operation a module of its own. The browser's build has its name and its id, a tenth of its text and a
 * hundredth of its syntax tree; the texts are one asset, `operations-….json`, which the server reads and a browser fetches
 * only when a server of another build does not know an id. Without this every visitor would fetch the operations of the
 * whole shop, and urql's parser and printer.
 */
export const textDocuments = (): Plugin => {
  let texts: OperationText[] = [];
  const find = (name: string | undefined): OperationText => {
    const found = texts.find((text) => text.name === name);
    if (!found) throw new Error(`There is no operation "${name}"`);
    return found;
  };
  return {
    name: 'text-documents',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      texts = operationTexts();
    },
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
      filter: { id: /^\0(?:virtual:operation\/|without-parser:)|\/graphql\/late\/texts-url\.ts$/ },
      handler(id) {
        if (id.endsWith('.ts')) {
          const source = JSON.stringify(manifestOfOperations(texts));
          const file = this.emitFile({ type: 'asset', name: 'operations.json', source });
          return `export const textsUrl = import.meta.ROLLUP_FILE_URL_${file};`;
        }
        const [, path] = id.split('without-parser:');
        const hasText = this.environment.config.consumer !== 'client';
        const code = path === undefined ? moduleOf(find(id.split('/').at(-1)), hasText) : withoutParser(path);
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
  };
};
