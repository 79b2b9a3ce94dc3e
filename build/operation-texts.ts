import { readFileSync, writeFileSync } from 'node:fs';

/** The operations of the shop as pages send them, which the code generator has written. */
const own = 'client/graphql/generated/persisted-documents.json';
/** The operations of the last release's pages. */
const released = 'schema/released-operations.json';

/** Texts by their ids: how the SHA-256 of each begins, in hexadecimal digits. */
const readTexts = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

export const ownOperations = (): Record<string, string> => readTexts(own);

export const releasedOperations = (): Record<string, string> => readTexts(released);

/** Keeps the texts of this build as those of a release. */
export const recordOperations = (): void => writeFileSync(released, `${JSON.stringify(ownOperations(), null, 2)}\n`);

/** The texts of this build and of the last release: its pages are still open after the next was started. */
export const knownOperations = (): Record<string, string> => ({ ...releasedOperations(), ...ownOperations() });
