import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a customer's page waits for what is below its first screen when everything else is there. */
const graceMs = 25;

/** Guests wait for all answers, because their page is shared; a customer's browser fetches what is late. */
export const settleBelow = async (below: Promise<unknown> | undefined, isSignedIn: boolean): Promise<void> => {
  if (!below) return;
  const grace = new AbortController();
  await Promise.race(isSignedIn ? [below, setTimeout(graceMs, undefined, grace).catch(() => {})] : [below]);
  grace.abort();
};
