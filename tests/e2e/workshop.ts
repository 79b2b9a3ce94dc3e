import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { copySources } from '../support/copy-sources.ts';
import { cpuSecondsOf } from '../support/cpu-seconds.ts';
import { freePort } from '../support/free-port.ts';

const root = join(import.meta.dirname, '../..');

/** A developer's own checkout of the shop, with `npm run dev` running in it. */
export type Workshop = {
  /** The URL of the running shop. */
  shop: string;
  /** Replaces the first occurrence of each text in a file, and saves it once. */
  edit: (file: string, ...replacements: [before: string, after: string][]) => void;
  read: (file: string) => string;
  /** The output of the development server since it is open. */
  printed: () => string;
  /** What the development server has used so far. */
  cpuSeconds: () => number;
  close: () => Promise<void>;
};

/** The command of `npm run dev`. */
const command = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return scripts.dev.replace('exec ', '').split(' ');
};

const start = (folder: string, port: number): ChildProcess => {
  const [program = '', ...args] = command();
  return spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      SANDBOX_DATABASE: ':memory:',
      NODE_ENV: undefined,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

const untilOpen = async (child: ChildProcess): Promise<void> => {
  if (!child.stdout) return;
  for await (const line of createInterface({ input: child.stdout })) {
    if (/The shop\s/.test(line)) return child.stdout.resume() && undefined;
  }
  throw new Error('The development server did not start');
};

/** Copies the sources, so that a test may change files. */
export const openWorkshop = async (): Promise<Workshop> => {
  const folder = copySources();
  const port = await freePort();
  const child = start(folder, port);
  const gone = once(child, 'exit');
  await untilOpen(child);
  let text = '';
  child.stdout?.on('data', (bytes) => (text += bytes));
  return {
    shop: `http://127.0.0.1:${port}`,
    edit: (file, ...replacements) => {
      const path = join(folder, file);
      let source = readFileSync(path, 'utf8');
      for (const [before, after] of replacements) {
        if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
        source = source.replace(before, after);
      }
      // As editors do it: the development server never reads a file that is half written.
      writeFileSync(`${folder}.saved`, source);
      renameSync(`${folder}.saved`, path);
    },
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    printed: () => text,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    close: async () => {
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
