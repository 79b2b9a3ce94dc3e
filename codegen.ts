import { hash } from 'node:crypto';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

const scalars = { Date: 'string', DateTime: 'string', Picture: 'string', ID: { input: 'string', output: 'string' } };

const typescript = { scalars, enumsAsTypes: true, useTypeImports: true, avoidOptionals: { field: true } };

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  ignoreNoDocuments: true,
  silent: true,
  cwd: import.meta.dirname,
  generates: {
    'server/graphql/generated/types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...typescript,
        contextType: 'mercurius#MercuriusContext',
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        makeResolverTypeCallable: true,
      },
    },
    'client/graphql/generated/enums.ts': {
      plugins: ['typescript'],
      config: { onlyEnums: true, enumsAsConst: true, namingConvention: 'keep' },
    },
    // Documents, their types and their ids.
    'client/graphql/generated/': {
      documents: 'client/**/*.graphql',
      preset: 'client',
      presetConfig: {
        fragmentMasking: false,
        skipIndexFile: true,
        persistedDocuments: {
          mode: 'embedHashInDocument',
          hashPropertyName: 'documentId',
          // A page brings the ids of all operations, and digits of a hash do not compress.
          hashAlgorithm: (operation: string) => hash('sha256', operation).slice(0, 16),
        },
      },
      config: typescript,
      // urql's cache knows answers by the names of their types.
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
    // `useXQuery`, `useXMutation` and `useXSubscription` for these documents.
    'client/graphql/generated/hooks.ts': {
      documents: 'client/**/*.graphql',
      plugins: ['typescript-urql'],
      config: {
        documentMode: 'external',
        importDocumentNodeExternallyFrom: './graphql.ts',
        importOperationTypesFrom: 'Operations',
        useTypeImports: true,
      },
    },
  },
};

export default config;
