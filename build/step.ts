import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PlainFailure } from '../server/start/plain-failure.ts';

const root = join(import.meta.dirname, '..');

/** Files of a folder with those of its own folders, or the file itself, relative to the root. */
const filesOf = (path: string): string[] => {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [path];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
};

/** A hash of the names and contents of these files and folders, and of the Node that works on them. */
const fingerprint = (paths: string[], isMeant: (file: string) => boolean = () => true): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap(filesOf).filter(isMeant).sort()) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

const cache = join(root, '.cache');

/** Something that is made of files and results in files. */
export type Step = {
  name: string;
  /** Files and folders below the root that it reads, beside the packages. */
  inputs: string[];
  /** The files among the inputs that count; all when left out. */
  reads?: (file: string) => boolean;
  /** Folders below the root that it writes. */
  outputs: string[];
  make: () => Promise<void>;
};

const isGenerated = (file: string) => /(^|\/)generated\//.test(file);

const stampFile = ({ name }: Step) => join(cache, `${name}.stamp`);

const inputsOf = ({ inputs, reads = (file) => !isGenerated(file) }: Step) =>
  fingerprint([...inputs, 'package-lock.json'], reads);

/** Whether its files were made of these inputs. */
export const isCurrent = (step: Step): boolean => {
  try {
    return readFileSync(stampFile(step), 'utf8') === `${inputsOf(step)} ${fingerprint(step.outputs)}`;
  } catch {
    return false;
  }
};

const cannotWrite = (folder: string, error: unknown): PlainFailure =>
  new PlainFailure(
    `This user cannot write in ${folder}, where the shop is built (${error instanceof Error ? error.message : error}). Give the folder to this user, or make a copy that belongs to them.`,
  );

/** Finds out before the tools do, which fail with a stack. */
const openForWriting = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
};

export const carryOut = async (step: Step): Promise<void> => {
  for (const folder of [cache, ...step.outputs.map((output) => join(root, output))]) openForWriting(folder);
  // Edits made meanwhile are not in the result.
  const inputs = inputsOf(step);
  await step.make();
  writeFileSync(stampFile(step), `${inputs} ${fingerprint(step.outputs)}`);
};

const lockFile = join(cache, 'build.lock');

/**
 * Does the work while no other copy of this folder does any. The lock is SQLite's: the system opens it when the process
 * is gone, however it ended.
 */
export const alone = async (work: () => Promise<void>, onWait: () => void = () => undefined): Promise<void> => {
  let lock: DatabaseSync;
  try {
    mkdirSync(cache, { recursive: true });
    lock = new DatabaseSync(lockFile);
    lock.exec('PRAGMA journal_mode = MEMORY');
  } catch (error) {
    throw cannotWrite(root, error);
  }
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    onWait();
    lock.exec('PRAGMA busy_timeout = 600000; BEGIN EXCLUSIVE');
  }
  try {
    await work();
  } finally {
    lock.close();
  }
};

/**
 * Runs a program of `node_modules/.bin`. Its output is kept back until it fails; then the failure has all of it.
 * It ends with this process.
 */
export const runTool = (name: string, ...args: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/.bin', name), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: some programs start another one, which would go on writing.
      detached: true,
    });
    const leave = () => process.exit(1);
    const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    // Before others undo its files.
    process.once('SIGINT', leave).once('SIGTERM', leave).prependOnceListener('exit', end);
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => printed.push(bytes));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', leave).off('SIGTERM', leave).off('exit', end);
      if (code === 0) return resolve();
      reject(new PlainFailure(`${Buffer.concat(printed)}\n"${name} ${args.join(' ')}" failed.`));
    });
  });
