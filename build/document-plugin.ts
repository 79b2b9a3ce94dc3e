import { type DocumentNode, print, stripIgnoredCharacters } from 'graphql';
import type { Plugin } from 'vite';

const syntaxTree = /(?<== )\{"kind":"Document",.*\}(?= as unknown as DocumentNode<)/g;

const toText = (tree: string) => JSON.stringify(stripIgnoredCharacters(print(JSON.parse(tree) as DocumentNode)));

/** Ships the client's GraphQL documents as text, a tenth of their syntax trees; urql reads either and is sent text anyway. */
export const textDocuments = (): Plugin => ({
  name: 'text-documents',
  enforce: 'pre',
  transform: {
    filter: { id: /\/client\/graphql\/generated\/operations\.ts$/ },
    handler: (source) => ({ code: source.replace(syntaxTree, toText), map: null }),
  },
});
