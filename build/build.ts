import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../server/start/plain-failure.ts';
import { generateChanged } from './generate.ts';
import { alone, carryOut, isCurrent, runTool, type Step } from './step.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const parts = ['client', 'server', 'playground'];

const font = /^readex-pro-(\w+)-wght-.*\.woff2$/;

const faceOf = (file: string): string => {
  const [, script = ''] = font.exec(file) ?? [];
  return `@font-face{font-family:"Readex Pro ${script}";font-weight:300 600;src:url("/assets/${file}") format("woff2")}\n`;
};

/**
 * Gives the offline page of a built client the shop's font paths. Browsers have kept them since the first page, so that
 * the page needs none of its own; where they have not, it is read in the letters of the device.
 */
const tellOfflineLetters = (client: string): void => {
  const faces = readdirSync(join(client, 'assets'))
    .filter((file) => font.test(file))
    .map(faceOf);
  appendFileSync(join(client, 'offline/offline.css'), faces.join(''));
};

/** The new files take the place of the old ones when all are there: a build that fails or is broken off changes nothing. */
const bundle = async (): Promise<void> => {
  const [next, old] = [join(dist, '.next'), join(dist, '.old')];
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  const vite = (part: string, ...args: string[]) =>
    runTool('vite', 'build', '--configLoader', 'native', '--emptyOutDir', '--outDir', join(next, part), ...args);
  await vite('client');
  tellOfflineLetters(join(next, 'client'));
  await vite('server', '--ssr');
  await vite('playground', '--config', 'vite.playground.config.ts');
  mkdirSync(old);
  for (const part of parts) {
    if (existsSync(join(dist, part))) renameSync(join(dist, part), join(old, part));
    renameSync(join(next, part), join(dist, part));
  }
  for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
};

const step: Step = {
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
  make: bundle,
};

/**
 * Builds only parts that depend on changed files. Without the build tools (as in the image), a build
 * from elsewhere stays as it is.
 */
export const buildChanged = async (say: (message: string) => void): Promise<void> => {
  if (!existsSync(join(root, 'node_modules/.bin/vite'))) return;
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
      await carryOut(step);
    });
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  }
}
