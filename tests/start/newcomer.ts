import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');
const ignored = new Set([
  '.git',
  '.cache',
  'node_modules',
  'dist',
  'styled-system',
  'generated',
  'test-results',
  'coverage',
]);
const nobody = 65_534;
export const somebodyElse = { uid: nobody, gid: nobody };

/** A folder with the shop as it was committed, and a home with nothing in it. */
export type Clone = { folder: string; home: string; user: { uid: number; gid: number } | Record<string, never> };

const giveTo = (path: string, uid: number): void => {
  chownSync(path, uid, uid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) if (name !== 'node_modules') giveTo(join(path, name), uid);
};

/**
 * Whether another user could be tried here: the user who runs the tests may become them, and they may read the
 * packages.
 */
export const canBeSomebodyElse = (): boolean => {
  if (process.getuid?.() !== 0) return false;
  try {
    const files = [join(root, 'node_modules/.bin/vite'), join(root, 'node_modules/.bin/node')];
    for (const file of files) execFileSync('test', ['-r', file], somebodyElse);
    return true;
  } catch {
    return false;
  }
};

/** Clones the last commit into a path with a space and Arabic letters; packages are linked, nothing else is shared. */
export const cloneShop = ({ isSomebodyElse = false } = {}): Clone & Disposable => {
  const place = mkdtempSync(join(tmpdir(), 'new shop '));
  const [folder, home] = [join(place, 'رونق copy'), join(place, 'home')];
  if (existsSync(join(root, '.git'))) execFileSync('git', ['clone', '--quiet', root, folder]);
  else cpSync(root, folder, { recursive: true, filter: (source) => !ignored.has(basename(source)) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(home);
  chmodSync(place, 0o755);
  if (isSomebodyElse) giveTo(place, nobody);
  return {
    folder,
    home,
    user: isSomebodyElse ? somebodyElse : {},
    [Symbol.dispose]: () => rmSync(place, { recursive: true, force: true }),
  };
};

export type Typed = { child: ChildProcess; printed: () => string; exited: Promise<number | null> };

/** Types a command of npm in the folder, with nothing in the environment but a path, an empty home and the port. */
export const type = ({ folder, home, user }: Clone, args: string[], port: number): Typed => {
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  const env = { PATH: path.join(delimiter), HOME: home, PORT: String(port) };
  // A group of its own, as a terminal gives to what is typed.
  const child = spawn('npm', args, { cwd: folder, env, ...user, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (text += bytes));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    await exited;
  });
  return { child, printed: () => text, exited };
};

type OpenShop = { shop: string; mobileNumber: string; code: string };

/** Waits until the sign-in number is printed, and answers where the shop is and with what. */
export const untilOpen = ({ child, printed }: Typed): Promise<OpenShop> =>
  new Promise((resolve, reject) => {
    // What was printed before counts as well.
    const look = () => {
      const [, phone, code] = /Sign in with {2}([\d ]+) and the code (\d+)/.exec(printed()) ?? [];
      const shop = /The shop\s+(\S+)\/ /.exec(printed())?.[1];
      if (shop && phone && code) resolve({ shop, mobileNumber: phone.replaceAll(' ', ''), code });
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`It ended before the shop was open:\n${printed()}`)));
    look();
  });

/** Ctrl-C: the terminal tells every process of the group, and npm tells its own once more. */
export const pressCtrlC = ({ child }: Typed): void => {
  if (child.pid) process.kill(-child.pid, 'SIGINT');
};
