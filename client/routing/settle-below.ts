/** Milliseconds that a customer's page waits for what is below its first screen when everything else is there. */
const graceMs = 25;

/** Guests wait for all answers, because their page is shared; a customer's browser fetches what is late. */
export const settleBelow = async (below: Promise<unknown> | undefined, isSignedIn: boolean): Promise<void> => {
  if (!below) return;
  const { promise: grace, resolve: goOn } = Promise.withResolvers<void>();
  const timer = isSignedIn ? setTimeout(goOn, graceMs) : undefined;
  await Promise.race([below, grace]);
  clearTimeout(timer);
};
