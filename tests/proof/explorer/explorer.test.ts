import { expect, test } from 'vitest';
import { breakages } from './breakages.ts';
import { explore } from './explore.ts';
import { shop } from './rules.ts';
import { hunts, scenarios } from './scenarios.ts';

const few = { depth: 30, states: 150 };

test.each(scenarios)(
  'a customer is never charged or misled in any of the first orders of events: $name',
  async (scenario) => {
    const { counterexample, states, isWhole } = await explore(shop, scenario, few);
    expect(counterexample).toBeNull();
    expect(isWhole || states >= few.states).toBe(true);
  },
);

test('a rule that lets a decision become two orders is found out by the shortest way there', async () => {
  const [unnoted] = breakages;
  const [hunt] = hunts;
  if (!unnoted || !hunt) throw new Error('nothing is broken on purpose');
  const { counterexample } = await explore(unnoted.rules, hunt, few);
  expect(counterexample?.broken).toContain('more orders than decisions');
  expect(counterexample?.trace).toHaveLength(2);
});
