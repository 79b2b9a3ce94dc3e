import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../server/start/plain-failure.ts';
import { generateChanged } from './generate.ts';
import { tellOfflineLetters } from './offline-letters.ts';
import { alone, carryOut, isCurrent, runTool, type Step } from './step.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const parts = ['client', 'server', 'playground'];

/** Milliseconds for which files of an older build are kept for pages and copies of the shop that still use them. */
const kept = 24 * 60 * 60 * 1000;

/** Files with a hash in their names change nothing by staying; the age is that of their own build. */
const keepOlderFiles = (part: string, next: string): void => {
  const [from, to] = [join(dist, part, 'assets'), join(next, part, 'assets')];
  if (!existsSync(from) || !existsSync(to)) return;
  for (const name of readdirSync(from)) {
    const isYoung = Date.now() - statSync(join(from, name)).mtimeMs < kept;
    if (isYoung && !existsSync(join(to, name))) linkSync(join(from, name), join(to, name));
  }
};

/** The new files take the place of the old ones when all are there: a build that fails or is broken off changes nothing. */
const bundle = async (keepsOlder: boolean): Promise<void> => {
  const [next, old] = [join(dist, '.next'), join(dist, '.old')];
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  const vite = (part: string, ...args: string[]) =>
    runTool('vite', 'build', '--configLoader', 'native', '--emptyOutDir', '--outDir', join(next, part), ...args);
  await vite('client');
  tellOfflineLetters(join(next, 'client'));
  await vite('server', '--ssr');
  await vite('playground', '--config', 'vite.playground.config.ts');
  if (keepsOlder) for (const part of parts) keepOlderFiles(part, next);
  mkdirSync(old);
  for (const part of parts) {
    if (existsSync(join(dist, part))) renameSync(join(dist, part), join(old, part));
    renameSync(join(next, part), join(dist, part));
  }
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
};

const stepWith = (keepsOlder: boolean): Step => ({
  name: 'build',
  inputs: [
    'client',
    'schema',
    'styled-system',
    'build',
    'codegen.ts',
    'vite.config.ts',
    'vite.playground.config.ts',
    'panda.config.ts',
    'tsconfig.json',
    'package.json',
  ],
  reads: (file) => !/\.test\.tsx?$/.test(file),
  outputs: ['dist'],
  make: () => bundle(keepsOlder),
});

/**
 * Builds only what depends on changed files. Without the build tools (as in the image), what was built
 * elsewhere stays as it is.
 */
export const buildChanged = async (say: (message: string) => void): Promise<void> => {
  if (!existsSync(join(root, 'node_modules/.bin/vite'))) return;
  const step = stepWith(true);
  if (isCurrent(step)) return;
  const work = async () => {
    await generateChanged();
    if (isCurrent(step)) return;
    say('Building the shop, only when files have changed: up to two minutes on a small or busy machine.');
    await carryOut(step);
  };
  await alone(work, () => say('Another copy is building this folder; waiting for it.'));
};

if (import.meta.main) {
  try {
    await alone(async () => {
      await generateChanged();
      await carryOut(stepWith(false));
    });
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}
