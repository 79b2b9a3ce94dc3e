import type { CodegenConfig } from '@graphql-codegen/cli';

const scalars = { Date: 'string', DateTime: 'string', Picture: 'string', ID: { input: 'string', output: 'string' } };

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  documents: 'client/**/*.graphql',
  ignoreNoDocuments: true,
  silent: true,
  cwd: import.meta.dirname,
  generates: {
    'server/graphql/generated/types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        contextType: 'mercurius#MercuriusContext',
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: { field: true },
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        makeResolverTypeCallable: true,
      },
    },
    'client/graphql/generated/enums.ts': { plugins: ['typescript'], config: { onlyEnums: true, enumsAsTypes: true } },
    'client/graphql/generated/operations.ts': {
      plugins: ['typescript-operations', 'typed-document-node', './build/hooks-plugin.ts'],
      config: {
        scalars,
        enumsAsTypes: true,
        useTypeImports: true,
        avoidOptionals: { field: true },
        skipTypename: true,
      },
    },
  },
};

export default config;
