import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import type { OperationDefinitionNode } from 'graphql';

const hooks = { query: 'useQuery', mutation: 'useMutation', subscription: 'useSubscription' } as const;

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const hookOf = ({ name, operation }: OperationDefinitionNode) => {
  if (!name) throw new Error('Every operation needs a name');
  const kind = capitalised(operation);
  const types = `${name.value}${kind}, ${name.value}${kind}Variables`;
  const hook = `use${name.value}${kind}`;
  if (operation === 'mutation') {
    return `export const ${hook} = () => useMutation<${types}>(${name.value}Document);`;
  }
  const answers = operation === 'subscription' ? `${name.value}${kind}, ${types}` : types;
  const args = `Use${kind}Args<${name.value}${kind}Variables, ${name.value}${kind}>`;
  return `export const ${hook} = (options: Omit<${args}, 'query'>) => ${hooks[operation]}<${answers}>({ ...options, query: ${name.value}Document } as ${args});`;
};

/** Emits `useXQuery`, `useXMutation` and `useXSubscription` for urql beside the typed documents. */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents.flatMap(({ document }) =>
    (document?.definitions ?? []).filter(
      (node): node is OperationDefinitionNode => node.kind === 'OperationDefinition',
    ),
  );
  return {
    prepend: [
      `import { useMutation, useQuery, type UseQueryArgs, useSubscription, type UseSubscriptionArgs } from 'urql';`,
    ],
    content: operations.map(hookOf).join('\n'),
  };
};
