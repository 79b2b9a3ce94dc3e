import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyProject } from '../support/copied-project.ts';

const copy = await copyProject();
afterAll(() => copy.remove());

/** It builds a whole project and tests a feature of it, on a busy machine beside other tests. */
const patience = 600_000;

/** A word that no shop needs. */
const word = 'moon-diaries';

/** All files that belong to the project, with their contents. */
const contents = (): Map<string, string> => {
  const files = globSync('{.*.cjs,{build,client,docs,schema,server,tests}/**/*}', {
    cwd: copy.folder,
    exclude: ['**/generated'],
  });
  const paths = files.map((file) => join(copy.folder, file)).filter((path) => statSync(path).isFile());
  return new Map(paths.map((path) => [path, readFileSync(path, 'latin1')]));
};

describe('a developer who begins a feature', () => {
  it.each([
    ['Treatments', 'it has small letters and digits'],
    ['treatments_log', 'it has small letters and digits'],
    ['gifts', 'there is '],
    ['notifications', 'there is client/features/notifications already'],
    ['contact', '/contact is answered already'],
    ['metrics', '/metrics is answered already'],
  ])('with a word that cannot be, %s, reads why and finds every file as it was', async (impossible, why) => {
    const before = contents();
    const refused = copy.run('build/new-feature.ts', impossible);
    await expect(refused).rejects.toThrow(`"${impossible}" cannot be the word of a feature: ${why}`);
    expect(contents()).toEqual(before);
  });

  it('with a word of the contract reads which, and finds every file as it was', { timeout: patience }, async () => {
    const before = contents();
    await expect(copy.run('build/new-feature.ts', 'menus')).rejects.toThrow(
      /"Query\.menus"[\s\S]*schema\/menus\.graphql/,
    );
    expect(contents()).toEqual(before);
  });

  it('and stops half way finds every file as it was', { timeout: patience }, async () => {
    const before = contents();
    const written = once(watch(join(copy.folder, 'schema')), 'change');
    const child = spawn(process.execPath, ['build/new-feature.ts', word], { cwd: copy.folder, stdio: 'ignore' });
    const ended = once(child, 'exit');
    await Promise.race([written, ended]);
    expect(contents()).not.toEqual(before);
    child.kill();
    await ended;
    expect(contents()).toEqual(before);
  });

  it('has one that compiles, keeps every rule and works, with no edit by hand', { timeout: patience }, async () => {
    // The second stands beside a feature that was generated before.
    const said = [await copy.run('build/new-feature.ts', word), await copy.run('build/new-feature.ts', 'zebras')].map(
      (text) => [...text.matchAll(/^ {2}(\S+)$/gm)].map(([, file = '']) => file),
    );
    expect(said.map((files) => files.length)).toEqual([21, 21]);
    // A build of its own: the test of a feature opens its page.
    rmSync(join(copy.folder, 'dist'), { force: true });
    await copy.run('build/build.ts');
    const conventions = ['contract', 'customer-words', 'messages', 'plain-words', 'provider-api', 'sources', 'styles'];
    const tests = ['moon-diaries', 'zebras', 'playground', 'provider-description', 'probe'];
    await Promise.all([
      copy.run('node_modules/typescript/bin/tsc', '--checkers', '1'),
      copy.run(
        'node_modules/@biomejs/biome/bin/biome',
        'ci',
        '--error-on-warnings',
        '--vcs-enabled=false',
        ...said.flat(),
      ),
      copy.run('build/borders.ts'),
      copy.run('node_modules/knip/bin/knip.js'),
      copy.run(
        'node_modules/vitest/vitest.mjs',
        'run',
        ...tests.map((name) => `tests/api/${name}.test.ts`),
        ...[...conventions, 'routes'].map((name) => `tests/conventions/${name}.test.ts`),
      ),
    ]);
  });
});
