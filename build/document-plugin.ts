import { type DocumentNode, print, stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

const syntaxTree = /(?<== )\{"kind":"Document",.*\}(?= as unknown as DocumentNode<)/g;

const toText = (tree: string) => JSON.stringify(stripIgnoredCharacters(print(JSON.parse(tree) as DocumentNode)));

/** On the server each is read once, at start, by urql itself: both sides must know an operation by the same key. */
const toReadText = (tree: string) => `createRequest(${toText(tree)}, {}).query`;

/** Ships the client's GraphQL documents as text, a tenth of their syntax trees; urql reads either and is sent text anyway. */
export const textDocuments = (): Plugin => ({
  name: 'text-documents',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/graphql\/generated\/operations\.ts$/ },
    handler(source) {
      const isServer = this.environment.config.consumer === 'server';
      const code = source.replace(syntaxTree, isServer ? toReadText : toText);
      return { code: isServer ? `import { createRequest } from '@urql/core';\n${code}` : code, map: null };
    },
  },
});
