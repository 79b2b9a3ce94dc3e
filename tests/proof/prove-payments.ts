import { parseArgs } from 'node:util';
import { runExplorer } from './explorer/run-explorer.ts';
import { runMutants } from './mutants/run-mutants.ts';
import { runOutside } from './outside/run-outside.ts';
import type { Proven } from './proven.ts';
import { runWalks } from './walks/run-walks.ts';

const numbers = {
  /** States of each scenario of the explorer. */
  states: '400000',
  depth: '60',
  /** Random walks over a running shop. */
  runs: '2000',
  /** Decisions to pay in front of real processes. */
  decisions: '10000',
  kills: '50',
  redis: '20',
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    seed: { type: 'string' },
    ...(Object.fromEntries(
      Object.entries(numbers).map(([name, usual]) => [name, { type: 'string', default: usual }]),
    ) as Record<keyof typeof numbers, { type: 'string'; default: string }>),
  },
});

const parts: Record<string, () => Promise<Proven>> = {
  explorer: () => runExplorer({ depth: Number(values.depth), states: Number(values.states) }),
  walks: () => runWalks({ runs: Number(values.runs), seed: values.seed ? Number(values.seed) : null }),
  outside: () =>
    runOutside({
      decisions: Number(values.decisions),
      kills: Number(values.kills),
      redisTroubles: Number(values.redis),
    }),
  mutants: runMutants,
};

const wanted = values.only ?? Object.keys(parts);
const unknown = wanted.filter((name) => !parts[name]);
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);

const lines: string[] = [];
let areAllProven = true;
for (const name of wanted) {
  console.log(`\n== ${name} …`);
  const startedAt = performance.now();
  const { isProven, summary } = (await parts[name]?.()) ?? { isProven: false, summary: 'not run' };
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  areAllProven &&= isProven;
  lines.push(`${isProven ? 'holds ' : 'BROKEN'} ${name.padEnd(8)} ${summary} (${seconds} s)`);
}
console.log(`\n${lines.join('\n')}`);
process.exit(areAllProven ? 0 : 1);
