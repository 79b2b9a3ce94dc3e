import type { Plugin } from 'vite';
import { knownOperations } from './operation-texts.ts';

const document = /= \{"__meta__":\{("documentId":"[^"]+")\}.*\}(?= as unknown as DocumentNode)/g;

/**
 * Pages send the ids of operations, as urql does with a document that has an id and no definitions. urql's development build
 * refuses such documents. The server reads the texts in `assets/operations-….json`.
 */
export const documentIds = (): Plugin => ({
  name: 'document-ids',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/graphql\/generated\/graphql\.ts$/ },
    handler: (source) => ({ code: source.replace(document, '= {"kind":"Document","definitions":[],$1}'), map: null }),
  },
  buildEnd() {
    const source = JSON.stringify(knownOperations());
    this.emitFile({ type: 'asset', name: 'operations.json', source });
  },
});
