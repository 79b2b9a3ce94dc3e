import { createHash } from 'node:crypto';
import type { Allowance, Store } from './store.ts';

const windowMs = 10 * 60 * 1000;
const most = { send: 3, guess: 5 } as const;

type Action = keyof typeof most;

/** The key is a hash, so that no store holds a phone number in plain digits. */
const keyOf = (action: Action, phone: string) =>
  `codes:${action}:${createHash('sha256').update(phone).digest('base64url')}`;

/**
 * Rate limiter of one-time codes by phone number, over all clients and processes: 3 codes and 5 guesses in any 10
 * minutes. A number is never locked for good. The limits are taken before the provider is called, so that many at once
 * do not help.
 */
export const buildCodeLimits = (store: Store) => ({
  take: (action: Action, phone: string): Promise<Allowance> =>
    store.take(keyOf(action, phone), { most: most[action], window: windowMs }),

  /** A right code does not count as a guess. */
  giveBackGuess: (phone: string): Promise<void> => store.giveBack(keyOf('guess', phone)),
});
