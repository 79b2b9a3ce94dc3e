import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import type { OperationDefinitionNode } from 'graphql';

const hooks = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' } as const;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const hookOf = ({ name, operation }: OperationDefinitionNode) => {
  if (!name) throw new Error('Every operation needs a name');
  const kind = capitalised(operation);
  const types = `${name.value}${kind}, ${name.value}${kind}Variables`;
  const hook = `use${name.value}${kind}`;
  if (operation !== 'query') {
    return `export const ${hook} = () => ${hooks[operation]}<${types}>(${name.value}Document);`;
  }
  return `export const ${hook} = (options: QueryOptions<${name.value}${kind}Variables>) => useQuery<${types}>({ ...options, query: ${name.value}Document });`;
};

/** Emits `useXQuery`, `useXMutation` and `useXSubscription` beside the typed documents. */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) =>
    (document?.definitions ?? []).filter(
      (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
    ),
  );
  return {
    prepend: [`import { type QueryOptions, useMutation, useQuery, useSubscription } from '../use-operation.ts';`],
    content: operations.map(hookOf).join('\n'),
  };
};
