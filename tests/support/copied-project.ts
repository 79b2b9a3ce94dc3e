import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const listed = async (...flags: string[]): Promise<string[]> =>
  (await run('git', ['ls-files', '--deduplicate', ...flags])).stdout.split('\n').filter((name) => name !== '');

/**
 * A copy of the working tree in a folder of its own, without its history, with the same packages and build, and with what
 * is generated. Needs a build.
 */
export const copyProject = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rawnaq-copy-'));
  const gone = new Set(await listed('--deleted'));
  const files = await listed('--cached', '--others', '--exclude-standard');
  const made = globSync(['{server,client}/**/generated', '.cache/*.stamp', 'styled-system']);
  for (const file of [...files.filter((name) => name !== 'node_modules' && !gone.has(name)), ...made]) {
    cpSync(file, join(folder, file), { recursive: true });
  }
  for (const shared of ['node_modules', 'dist']) {
    if (existsSync(shared)) symlinkSync(resolve(shared), join(folder, shared));
  }
  return {
    folder,
    /** Runs a script with this Node and answers what it printed; all of that is the error when it fails. */
    run: async (...args: string[]): Promise<string> => {
      // A program that is told of a test behaves differently.
      const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
      try {
        return (await run(process.execPath, args, { cwd: folder, env, maxBuffer: 1e8 })).stdout;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
