import type { OperationResult } from 'urql';

type Told = { results: OperationResult[]; hear: Set<(result: OperationResult) => void> };

const toldTo = new WeakMap<object, Told>();

const toldOf = (client: object): Told => {
  const told = toldTo.get(client) ?? { results: [], hear: new Set() };
  toldTo.set(client, told);
  return told;
};

/** For mutations whose answer came another way; see `toldMutations`. */
export const noteTold = (client: object, result: OperationResult): void => {
  const told = toldOf(client);
  told.results.push(result);
  for (const hear of told.hear) hear(result);
};

/** Hears of those, also of what was told before: code that follows them may be fetched later than they happen. */
export const watchTold = (client: object, hear: (result: OperationResult) => void): void => {
  const told = toldOf(client);
  told.hear.add(hear);
  for (const result of told.results) hear(result);
};

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
