import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
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

/** What the pages of the last release send: their texts by their ids. */
const released = 'schema/released-operations.json';

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

/** The operations of the shop as they are sent: with all type names, without white space, before their fragments. */
export const operationTexts = (): OperationText[] => {
  // A text does not depend on the machine's order of files.
  const files = globSync('client/**/*.graphql').toSorted();
  const all = parse(files.map((path) => readFileSync(path, 'utf8')).join('\n'));
  return Object.entries(separateOperations(all)).map(([name, alone]) => textOf(name, alone));
};

const byId = (operations: OperationText[]): Record<string, string> =>
  Object.fromEntries(operations.map(({ id, text }) => [id, text]));

/** Keeps the texts of this build as those of a release. */
export const recordOperations = (): void =>
  writeFileSync(released, `${JSON.stringify(byId(operationTexts()), null, 2)}\n`);

export const releasedOperations = (): Record<string, string> => JSON.parse(readFileSync(released, 'utf8'));

/**
 * The texts by their ids, of this build and of the last release: its pages are still open after the next was started.
 */
export const manifestOfOperations = (own: OperationText[]): Record<string, string> => ({
  ...releasedOperations(),
  ...byId(own),
});
