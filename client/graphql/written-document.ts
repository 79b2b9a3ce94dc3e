import type { TypedDocumentNode } from 'urql';

type Definition = TypedDocumentNode['definitions'][number];

/**
 * An operation as the build writes it, without a syntax tree. `head` is its kind and name, such as `query Cart`, `id` the
 * SHA-256 of its text in hexadecimal digits. In the browser the id stands where the text would.
 */
export const writtenDocument = (head: string, id: string, text = `sha256:${id}`): TypedDocumentNode => {
  const [operation, name] = head.split(' ');
  const definition = { kind: 'OperationDefinition', operation, name: { kind: 'Name', value: name } };
  const written = {
    kind: 'Document',
    definitions: [definition as Definition],
    loc: { source: { body: text } },
    __key: Number.parseInt(id.slice(0, 8), 16) | 0,
  };
  return written as unknown as TypedDocumentNode;
};

/** What the build has written of an operation; undefined for a syntax tree, as there is while developing. */
export const writtenText = ({ definitions, loc }: TypedDocumentNode): string | undefined =>
  definitions[0] && 'selectionSet' in definitions[0] ? undefined : loc?.source.body;
