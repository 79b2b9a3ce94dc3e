import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { asTest } from '../../client/playground/copies.ts';
import { copyProject } from '../support/copied-project.ts';
import { startShop } from '../support/start-shop.ts';

const copy = await copyProject();
afterAll(() => copy.remove());

const query = `query Copied($filter: BranchFilterInput!) {
  branchPage(filter: $filter) { branches { id name isOpen cityName workingTimes { day } } page { total } unfilteredTotal }
}`;
const variables = { filter: { search: '', page: 1 } };

/** Runs the file that the developer has put among their tests. */
const runCopied = async (data: unknown): Promise<string> => {
  const asked = { operationName: 'Copied', query, variables, language: 'ar', data } as Parameters<typeof asTest>[0];
  writeFileSync(join(copy.folder, 'tests/api/copied.test.ts'), asTest(asked));
  return copy.run('node_modules/vitest/vitest.mjs', 'run', 'tests/api/copied.test.ts');
};

test('a developer who copies an answer as a test has it pass, and fail once the answer is another', {
  timeout: 120_000,
}, async () => {
  const shop = await startShop();
  const { data } = await shop.gql(query, variables, { language: 'ar' });
  await shop.close();
  const told = await runCopied(data);
  expect(told).toMatch(/1 passed/);
  const [first, ...others] = data.branchPage.branches;
  const changed = { ...data.branchPage, branches: [{ ...first, name: 'Another branch' }, ...others] };
  await expect(runCopied({ branchPage: changed })).rejects.toThrow('Another branch');
  await expect(runCopied({ branchPage: { ...data.branchPage, branches: others } })).rejects.toThrow('toEqual');
});
