import { readFileSync, writeFileSync } from 'node:fs';

/** `id` is how the SHA-256 of `text` begins, in hexadecimal digits. */
export type OperationText = { name: string; kind: 'query' | 'mutation' | 'subscription'; id: string; text: string };

/** The operations of the shop as pages send them, which the code generator has written. */
const own = 'client/graphql/generated/persisted-documents.json';
/** What the pages of the last release send. */
const released = 'schema/released-operations.json';

const readTexts = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

const head = /(?:^|\} )(query|mutation|subscription) (\w+)/;

const operationOf = ([id, text]: [string, string]): OperationText => {
  const [, kind, name = ''] = head.exec(text) ?? [];
  return { name, kind: kind as OperationText['kind'], id, text };
};

export const operationTexts = (): OperationText[] => Object.entries(readTexts(own)).map(operationOf);

const byId = (operations: OperationText[]): Record<string, string> =>
  Object.fromEntries(operations.map(({ id, text }) => [id, text]));

/** Keeps the texts of this build as those of a release. */
export const recordOperations = (): void =>
  writeFileSync(released, `${JSON.stringify(byId(operationTexts()), null, 2)}\n`);

export const releasedOperations = (): Record<string, string> => readTexts(released);

/**
 * The texts by their ids, of this build and of the last release: its pages are still open after the next was started.
 */
export const knownOperations = (): Record<string, string> => ({ ...releasedOperations(), ...byId(operationTexts()) });
