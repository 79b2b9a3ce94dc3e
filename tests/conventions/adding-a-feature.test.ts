import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { blocksOf, copyTree } from '../support/followed-guide.ts';

/** It generates, builds and tests a whole shop, on a busy machine beside other tests. */
const patience = 600_000;

test('a developer who follows the guide to the letter has a feature that compiles, works and stays within the budget', {
  timeout: patience,
}, async () => {
  const blocks = blocksOf(readFileSync('docs/adding-a-feature.md', 'utf8'));
  expect(blocks.length).toBeGreaterThan(12);
  const copy = await copyTree();
  onTestFinished(copy.remove);
  for (const block of blocks) copy.apply(block);
  await copy.run('npm', 'run', 'build', '--silent');
  await copy.run('npm', 'run', 'provider-api', '--silent');
  await copy.run('npm', 'run', 'schema', '--silent');
  await copy.run('node', 'node_modules/typescript/bin/tsc');
  const proofs = [
    'tests/api/reviews.test.ts',
    ...['budget', 'contract', 'messages', 'page-styles', 'provider-api', 'sources'].map(
      (name) => `tests/conventions/${name}.test.ts`,
    ),
  ];
  await copy.run('node', 'node_modules/vitest/vitest.mjs', 'run', ...proofs);
  const files = blocks.map(({ file }) => file).filter((file) => /\.(?:tsx?|json)$/.test(file));
  await copy.run('node', 'node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...files);
});
