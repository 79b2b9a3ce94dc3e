import { randomInt } from 'node:crypto';
import type { Proven } from '../proven.ts';
import { runTool } from '../run-tool.ts';

type Wanted = { runs: number; seed: number | null };

/** The walks of the api tests, oftener, and elsewhere each time. */
export const runWalks = async ({ runs, seed: given }: Wanted): Promise<Proven> => {
  const seed = given ?? randomInt(2 ** 31);
  const env = { PAYMENT_WALKS: String(runs), PAYMENT_WALKS_SEED: String(seed) };
  const isProven = await runTool('vitest', ['run', 'tests/api/payment-walks.test.ts'], env);
  const again = `npm run prove-payments -- --only walks --runs ${runs} --seed ${seed}`;
  if (!isProven) console.log(`The same walks again: ${again}\nA walk that failed belongs to "known" in that file.`);
  return { isProven, summary: `${runs.toLocaleString('en')} walks from seed ${seed}` };
};
