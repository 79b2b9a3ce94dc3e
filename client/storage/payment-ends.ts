/** Whether a page holds a name; not where the browser does not tell. */
export const isTurnHeld = async (name: string): Promise<boolean> => {
  const locks = await navigator.locks?.query().catch(() => null);
  return locks?.held?.some((lock) => lock.name === `rawnaq.${name}`) ?? false;
};

/** On this channel a tab tells the others how a payment ended. */
export const paymentEnds = 'payment-end';

/** A channel to the other tabs of this shop; null where the browser forbids it. */
export const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(`rawnaq.${name}`);
  } catch {
    return null;
  }
};
