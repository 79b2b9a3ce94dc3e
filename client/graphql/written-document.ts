import type { TypedDocumentNode } from '@urql/core';

type Definition = TypedDocumentNode['definitions'][number];

/**
 * An operation as the build writes it: a text that asks for all type names already, and no syntax tree. `key` is its
 * own among all operations.
 */
export const writtenDocument = (key: number, text: string): TypedDocumentNode => {
  const [, operation, name] = /^(\w+) (\w+)/.exec(text) ?? [];
  const definition = { kind: 'OperationDefinition', operation, name: { kind: 'Name', value: name } };
  const written = {
    kind: 'Document',
    definitions: [definition as Definition],
    loc: { source: { body: text } },
    __key: key,
  };
  return written as unknown as TypedDocumentNode;
};

/** The text of an operation that the build has written; undefined for a syntax tree, as there is while developing. */
export const writtenText = ({ definitions, loc }: TypedDocumentNode): string | undefined =>
  definitions[0] && 'selectionSet' in definitions[0] ? undefined : loc?.source.body;
