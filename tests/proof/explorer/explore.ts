import { createHash } from 'node:crypto';
import { brokenPromise } from './promises.ts';
import { requestMoves } from './request-moves.ts';
import type { Rules } from './rules.ts';
import { tabMoves } from './tab-moves.ts';
import { beginning, type Scenario, type Step, textOf, type World } from './world.ts';

export type Exploration = {
  states: number;
  /** How many steps away the farthest state is that was reached. */
  depth: number;
  /** Whether there is no state beyond. */
  isWhole: boolean;
  /** The shortest way to a broken promise, a step a line. */
  counterexample: { broken: string; trace: string[] } | null;
};

type Bounds = { depth: number; states: number };

const nameOf = (world: World) => createHash('sha1').update(textOf(world)).digest('base64').slice(0, 16);

/** A press with all that may become of it, each a step; nothing else happens meanwhile. */
const settled = async (rules: Rules, scenario: Scenario, step: Step): Promise<Step[]> => {
  const ends = new Map<string, Step>();
  const going = [step];
  const seen = new Set<string>();
  for (const { what, world } of going) {
    const moves = await requestMoves(rules, scenario, world);
    if (moves.length === 0) ends.set(nameOf(world), { what, world });
    for (const move of moves) {
      const next = { ...move, what: `${what} > ${move.what}` };
      const broken = move.broken ?? brokenPromise(rules, move.world);
      if (broken) return [{ ...next, broken }];
      const name = nameOf(move.world);
      if (!seen.has(name)) going.push(next);
      seen.add(name);
    }
  }
  return [...ends.values()];
};

const stepsFrom = async (rules: Rules, scenario: Scenario, world: World): Promise<Step[]> => {
  const moves = await tabMoves({ rules, scenario, world });
  if (!scenario.isCoarse) return [...moves, ...(await requestMoves(rules, scenario, world))];
  return (await Promise.all(moves.map((move) => settled(rules, scenario, move)))).flat();
};

/** Goes to every state that can be reached, nearest first, and looks whether all promises hold there. */
export const explore = async (rules: Rules, scenario: Scenario, bounds: Bounds): Promise<Exploration> => {
  const first = beginning(scenario);
  const ways = new Map<string, [from: string, what: string]>([[nameOf(first), ['', '']]]);
  const traceTo = (name: string): string[] => {
    const [from, what] = ways.get(name) ?? ['', ''];
    return from === '' ? [] : [...traceTo(from), what];
  };
  let frontier = [JSON.stringify(first)];
  let depth = 0;
  for (; frontier.length > 0 && depth < bounds.depth && ways.size < bounds.states; depth += 1) {
    const next: string[] = [];
    for (const text of frontier) {
      if (ways.size >= bounds.states) return { states: ways.size, depth, isWhole: false, counterexample: null };
      const world: World = JSON.parse(text);
      const from = nameOf(world);
      for (const step of await stepsFrom(rules, scenario, world)) {
        const broken = step.broken ?? brokenPromise(rules, step.world);
        if (broken) {
          const counterexample = { broken, trace: [...traceTo(from), step.what] };
          return { states: ways.size, depth: depth + 1, isWhole: false, counterexample };
        }
        const name = nameOf(step.world);
        if (ways.has(name)) continue;
        ways.set(name, [from, step.what]);
        next.push(JSON.stringify(step.world));
      }
    }
    frontier = next;
  }
  return { states: ways.size, depth, isWhole: frontier.length === 0, counterexample: null };
};
