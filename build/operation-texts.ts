import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import {
  type DocumentNode,
  Kind,
  type OperationTypeNode,
  parse,
  print,
  type SelectionSetNode,
  separateOperations,
  stripIgnoredCharacters,
  visit,
} from 'graphql';

/** `id` is the SHA-256 of `text` in hexadecimal digits. */
export type OperationText = { name: string; kind: OperationTypeNode; id: string; text: string };

const released = 'schema/released/operations.graphql';

const typeName = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

const withTypeName = (set: SelectionSetNode): SelectionSetNode =>
  set.selections.some((node) => node.kind === Kind.FIELD && node.name.value === '__typename' && !node.alias)
    ? set
    : { ...set, selections: [...set.selections, typeName] };

/** Every object of an answer names its type, as urql's cache wants it; only the roots do not. */
const withTypeNames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: {
      leave: (set, _key, parent) =>
        parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION ? undefined : withTypeName(set),
    },
  });

const textOf = (name: string, alone: DocumentNode): OperationText => {
  const [operation] = alone.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error(`There is no operation "${name}"`);
  const definitions = [operation, ...alone.definitions.filter((node) => node !== operation)];
  const text = stripIgnoredCharacters(print(withTypeNames({ ...alone, definitions })));
  return { name, kind: operation.operation, id: createHash('sha256').update(text).digest('hex'), text };
};

const textsOf = (source: string): OperationText[] =>
  Object.entries(separateOperations(parse(source))).map(([name, alone]) => textOf(name, alone));

/** All files of operations, one after the other; a text does not depend on the machine's order of files. */
export const readOperations = (): string =>
  globSync('client/**/*.graphql')
    .toSorted()
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** The operations of the shop as they are sent: with all type names, without white space, before their fragments. */
export const operationTexts = (): OperationText[] => textsOf(readOperations());

/**
 * The texts by their ids, of this build and of the last release: its pages are still open after the next was started.
 */
export const manifestOfOperations = (own: OperationText[] = operationTexts()): Record<string, string> => {
  const former = existsSync(released) ? textsOf(readFileSync(released, 'utf8')) : [];
  return Object.fromEntries([...former, ...own].map(({ id, text }) => [id, text]));
};
