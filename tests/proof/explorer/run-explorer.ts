import type { Proven } from '../proven.ts';
import { breakages } from './breakages.ts';
import { type Exploration, explore } from './explore.ts';
import { shop } from './rules.ts';
import { hunts, scenarios } from './scenarios.ts';

type Bounds = { depth: number; states: number };

const reached = ({ states, depth, isWhole }: Exploration) =>
  `${states.toLocaleString('en')} states, ${isWhole ? `all there are (depth ${depth})` : `to depth ${depth}`}`;

const printTrace = ({ counterexample }: Exploration): void => {
  console.log(`    ${counterexample?.broken}:`);
  for (const [index, step] of counterexample?.trace.entries() ?? []) {
    console.log(`    ${String(index + 1).padStart(3)}. ${step.split(' > ').join('\n           > ')}`);
  }
};

const exploreScenarios = async (bounds: Bounds): Promise<{ isProven: boolean; states: number }> => {
  let states = 0;
  let isProven = true;
  for (const scenario of scenarios) {
    const exploration = await explore(shop, scenario, bounds);
    states += exploration.states;
    console.log(`  ${exploration.counterexample ? 'BROKEN' : 'holds '} ${scenario.name}: ${reached(exploration)}`);
    if (!exploration.counterexample) continue;
    isProven = false;
    printTrace(exploration);
  }
  return { isProven, states };
};

/** Each rule that is broken on purpose has to be found out, with the shortest way there. */
const breakRules = async (): Promise<boolean> => {
  let areAllFound = true;
  for (const { name, rules } of breakages) {
    let found: Exploration | undefined;
    for (const scenario of hunts) {
      const exploration = await explore(rules, scenario, { depth: 40, states: 30_000 });
      if (exploration.counterexample) found = exploration;
      if (found) break;
    }
    areAllFound &&= found !== undefined;
    console.log(`  ${found ? 'found' : 'MISSED'} ${name}`);
    if (found) printTrace(found);
  }
  return areAllFound;
};

/** Tries every order of events to these bounds, prints what was reached, and that the search bites. */
export const runExplorer = async (bounds: Bounds): Promise<Proven> => {
  console.log('Every order of events, with the shop’s own rules:');
  const { isProven, states } = await exploreScenarios(bounds);
  console.log('Rules that are broken on purpose:');
  const areAllFound = await breakRules();
  const summary = `${states.toLocaleString('en')} states, ${areAllFound ? 'all' : 'NOT all'} ${breakages.length} broken rules found`;
  return { isProven: isProven && areAllFound, summary };
};
