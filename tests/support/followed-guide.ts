import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A block of a guide whose first line names a file: the whole file, or as `diff` the lines to add to it. */
type Block = { kind: string; file: string; text: string };

export const blocksOf = (guide: string): Block[] =>
  [...guide.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, kind = '', file = '', text = '']) => ({
    kind,
    file,
    text,
  }));

/** Adds each run of `+` lines after the lines above it, which must stand in the file in this order. */
export const withAdditions = (source: string, diff: string): string => {
  const lines = source.split('\n');
  let place = 0;
  for (const line of diff.trimEnd().split('\n')) {
    const text = line.slice(1);
    if (line.startsWith('+')) lines.splice(place, 0, text);
    else {
      const found = lines.indexOf(text, place);
      if (found < 0) throw new Error(`There is no line "${text}"`);
      place = found;
    }
    place += 1;
  }
  return lines.join('\n');
};

/** A copy of the working tree without its history, with the same packages. */
export const copyTree = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rawnaq-guide-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']);
  const { stdout: deleted } = await run('git', ['ls-files', '--deleted']);
  const gone = new Set(deleted.split('\n'));
  for (const file of stdout.split('\n').filter((name) => name !== '' && name !== 'node_modules' && !gone.has(name))) {
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return {
    apply: ({ kind, file, text }: Block) => {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, kind === 'diff' ? withAdditions(readFileSync(path, 'utf8'), text) : text);
    },
    /** Runs a command there; what it printed is the error when it fails. */
    run: async (program: string, ...args: string[]): Promise<void> => {
      // A build that is told of a test is another build.
      const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
      await run(program, args, { cwd: folder, env, maxBuffer: 1e8 }).catch(({ stdout: out, stderr }) => {
        throw new Error(`${program} ${args.join(' ')}\n${out}\n${stderr}`);
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
