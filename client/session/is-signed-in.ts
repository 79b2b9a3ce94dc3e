import type { Client } from '@urql/core';
import { ViewerDocument } from '../graphql/generated/operations.ts';

/**
 * Whether to ask for what only customers have. A server that sees a session takes its word, so that a slow provider makes
 * nobody wait for one question after the other; a page of somebody whose session has ended is printed again for a guest.
 */
export const isSignedIn = async ({ client, hasSession }: { client: Client; hasSession?: boolean }) =>
  hasSession ?? Boolean((await client.query(ViewerDocument, {})).data?.viewer.session);
