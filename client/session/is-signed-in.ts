import type { Client } from '../graphql/client.ts';
import { ViewerDocument } from '../graphql/generated/operations.ts';

/**
 * Whether to ask for what only customers have. The server trusts a session that looks good, so that with a slow
 * provider no visitor waits for one query after the other; when that session has ended, the page is printed again for a
 * guest.
 */
export const isSignedIn = async ({ client, hasSession }: { client: Client; hasSession?: boolean }) =>
  hasSession ?? Boolean((await client.query(ViewerDocument, {})).data?.viewer.session);
