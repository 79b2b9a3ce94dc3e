import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ShopProcess } from '../graphql/generated/types.ts';
import type { LenientStore } from './lenient-store.ts';

const question = 'roll-call';
const answer = 'present';
/** Milliseconds for the others to answer: processes of one machine look for messages every tenth of a second. */
const patienceMs = 300;
/** Milliseconds for which a process counts as running after it has answered. */
const presentMs = 6_000;
const mostProcesses = 1_000;

const count = z.number();
const rows = z.array(z.looseObject({}));

/** An account as JSON; another build may say more than this one knows. */
const account = z.looseObject({
  name: z.string(),
  build: z.string(),
  uptimeSeconds: count,
  paymentPollers: count,
  openSockets: count,
  cache: z.looseObject({ hits: count, misses: count }),
  memory: z.looseObject({ residentBytes: count, kept: rows }),
  providerCalls: rows,
  configuration: rows,
});

/** Null for a message that is no account: other programs may write to the same channel. */
const readAccount = (message: string): ShopProcess | null => {
  try {
    return account.parse(JSON.parse(message)) as unknown as ShopProcess;
  } catch {
    return null;
  }
};

/**
 * The processes of the shop, each by its own account. They send nothing until an administrator looks. While a release is
 * rolled out those of two builds answer, so a field that is new in one of them must be nullable.
 */
export const buildProcesses = (store: LenientStore) => {
  const present = new LRUCache<string, ShopProcess>({ max: mostProcesses, ttl: presentMs });
  let describe: (() => ShopProcess) | null = null;
  const note = (process: ShopProcess | null) => process && present.set(process.name, process);
  store.subscribe(question, () => describe && void store.publish(answer, JSON.stringify(describe())));
  store.subscribe(answer, (message) => note(readAccount(message)));
  return {
    /** From now on this process answers, with `describeProcess` at that moment. */
    join: (describeProcess: () => ShopProcess): void => {
      describe = describeProcess;
    },

    /** All that are running, by name. While the shared state is away the others do not hear the question. */
    callRoll: async (): Promise<ShopProcess[]> => {
      await store.publish(question, '');
      await pause(patienceMs);
      // Redis may be slower than that.
      if (describe) note(describe());
      return [...present.values()].sort((one, other) => one.name.localeCompare(other.name));
    },
  };
};
