import { setTimeout as pause } from 'node:timers/promises';
import type { ShopContext } from './context.ts';
import { isProviderInTrouble } from './errors.ts';

/** A known administrator waits no longer for a silent provider. Milliseconds. */
const patienceMs = 1_500;

/**
 * Whether the provider calls the customer of this request an administrator. While the provider fails, which is when an
 * administrator looks, its last answer counts for some minutes; a provider that answers is always believed.
 */
export const isAdministrator = async (context: ShopContext, profile = context.profile()): Promise<boolean> => {
  const { session, backend } = context;
  if (!session) return false;
  const known = backend.knownAdministrators;
  const asked = profile.then(async ({ isAdmin }) => {
    // Not for a session that ended while the provider was thinking.
    if (context.session === session) await known.note(session, isAdmin);
    return isAdmin;
  });
  try {
    if (!(await known.has(session))) return await asked;
    return await Promise.race([asked, pause(patienceMs, true, { ref: false })]);
  } catch (error) {
    if (isProviderInTrouble(error) && (await known.has(session))) return true;
    throw error;
  }
};
