import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../support/copied-project.ts';
import { requireBuild } from '../support/first-load.ts';

let copy: Awaited<ReturnType<typeof copyProject>>;

beforeAll(async () => {
  requireBuild();
  copy = await copyProject();
});

afterAll(() => copy.remove());

/** It makes, compiles and tests a feature of a whole project, on a busy machine beside other tests. */
const patience = 600_000;

/** A word that no shop needs. */
const word = 'moon-diaries';

const everyKind = 'title:text,note,visits:count,paid:amount,is_open:flag,done_on:day';

/** All files that belong to the project, with what is in them. */
const contents = (): Map<string, string> => {
  const files = globSync('{.*.cjs,{build,client,docs,schema,server,tests}/**/*}', {
    cwd: copy.folder,
    exclude: ['**/generated'],
  });
  const paths = files.map((file) => join(copy.folder, file)).filter((path) => statSync(path).isFile());
  return new Map(paths.map((path) => [path, readFileSync(path, 'latin1')]));
};

describe('a developer who begins a feature', () => {
  it('and stops half way, or with a word that cannot be, finds every file as it was', {
    timeout: patience,
  }, async () => {
    const before = contents();
    const refused = copy.run('build/new-feature.ts', 'gifts');
    await expect(refused).rejects.toThrow('"gifts" cannot be the word of a feature: there is ');
    expect(contents()).toEqual(before);
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
    // The second as a newcomer begins: with one text, beside a feature that was generated before.
    const said = [
      await copy.run('build/new-feature.ts', word, '--fields', everyKind),
      await copy.run(
        'build/new-feature.ts',
        ...['zebras', '--path', 'zebras', '--fields', 'title:text', '--page', '/zebras'],
      ),
    ].map((text) => [...text.matchAll(/^ {2}(\S+)$/gm)].map(([, file = '']) => file));
    expect(said.map((files) => files.length)).toEqual([31, 31]);
    const conventions = ['contract', 'customer-words', 'messages', 'plain-words', 'provider-api', 'sources', 'styles'];
    const tests = ['moon-diaries', 'zebras', 'playground', 'provider-description', 'probe'];
    await Promise.all([
      copy.run('node_modules/typescript/bin/tsc'),
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
        ...conventions.map((name) => `tests/conventions/${name}.test.ts`),
      ),
    ]);
  });
});
