import { readFileSync } from 'node:fs';
import type { Proven } from '../proven.ts';
import { runTool } from '../run-tool.ts';

/** Where the last run left its report; see `stryker.config.json`. */
const report = '.cache/stryker/mutants.json';
const wanted = 95;

type Report = { files: Record<string, { mutants: { status: string }[] }> };

/** How many changes to the rules the unit tests notice. */
export const runMutants = async (): Promise<Proven> => {
  const hasRun = await runTool('stryker', ['run', 'tests/proof/mutants/stryker.config.json']);
  if (!hasRun) return { isProven: false, summary: 'StrykerJS did not run to its end' };
  const { files }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const killed = statuses.filter((status) => status === 'Killed' || status === 'Timeout').length;
  const missed = statuses.filter((status) => status === 'Survived' || status === 'NoCoverage').length;
  const percent = (100 * killed) / (killed + missed);
  const summary = `${killed} of ${killed + missed} mutants killed, ${percent.toFixed(1)} %`;
  return { isProven: percent >= wanted, summary };
};
