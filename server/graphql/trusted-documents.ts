import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GraphQLError } from 'graphql';
import type { Config } from '../config.ts';

const ownAssets = join(import.meta.dirname, '../../dist/client/assets');
const manifest = /^operations-[\w-]{8}\.json$/;
/** 64 bits of a hash distinguish the operations of a shop. */
const documentIdPattern = /^(?:sha256:)?([0-9a-f]{16,64})$/;
/** Milliseconds between two looks for manifests of builds that were started after this process. */
const lookAgainMs = 1_000;

export type RequestedDocument = { query: string; documentId: string | null };

/** Asks a client for the text, or says that none but the shop's own operations are run here. */
type Reason = 'PERSISTED_DOCUMENT_NOT_FOUND' | 'PERSISTED_DOCUMENT_REQUIRED';

/** The document will not be run; nothing was. */
export class DocumentRefusal extends GraphQLError {
  readonly reason: Reason;
  readonly statusCode = 400;

  constructor(reason: Reason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/**
 * The operations of the shop by the SHA-256 of their texts, whole and as the build shortens it: of this build and the last
 * release, and of all builds whose assets are kept. A build that was started later on another machine is found in a shared
 * folder of assets.
 */
export const buildTrustedDocuments = ({
  assetsFolder,
  graphqlDocuments,
}: Pick<Config, 'assetsFolder' | 'graphqlDocuments'>) => {
  const folders: string[] = [ownAssets, ...(assetsFolder === null ? [] : [resolve(assetsFolder)])];
  const refusesOthers = graphqlDocuments === 'trusted';
  const knownTexts = new Map<string, string>();
  const read = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;

  const find = (id: string): string | undefined => {
    const known = knownTexts.get(id);
    if (known !== undefined || id === '' || performance.now() - lookedAt < lookAgainMs) return known;
    lookedAt = performance.now();
    for (const folder of folders) readFolder(folder);
    return knownTexts.get(id);
  };

  const readFolder = (folder: string): void => {
    if (!existsSync(folder)) return;
    for (const name of readdirSync(folder)) {
      if (!manifest.test(name) || read.has(name)) continue;
      read.add(name);
      const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      for (const [id, text] of Object.entries(texts)) {
        const digest = hash('sha256', text);
        // A file that was changed since it was built changes no operation.
        if (digest.startsWith(id)) for (const known of [id, digest]) knownTexts.set(known, text);
      }
    }
  };

  return {
    textOf: ({ query, documentId }: RequestedDocument): string => {
      const known = documentId === null ? undefined : find(documentIdPattern.exec(documentId)?.[1] ?? '');
      if (known !== undefined) return known;
      if (query === '' && documentId !== null) {
        throw new DocumentRefusal('PERSISTED_DOCUMENT_NOT_FOUND', 'No operation of this "documentId" is known here.');
      }
      if (!refusesOthers || find(hash('sha256', query)) !== undefined) return query;
      throw new DocumentRefusal('PERSISTED_DOCUMENT_REQUIRED', 'This server runs the operations of its own shop only.');
    },
  };
};
