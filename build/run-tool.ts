import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PlainFailure } from '../server/start/plain-failure.ts';

const root = join(import.meta.dirname, '..');

/**
 * Runs a program of `node_modules/.bin`. What it prints is kept back until it fails; then the failure has all of it.
 * It ends with this process.
 */
export const runTool = (name: string, ...args: string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules/.bin', name), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const end = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once('SIGINT', end).once('SIGTERM', end);
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => printed.push(bytes));
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('SIGINT', end).off('SIGTERM', end);
      if (code === 0) return resolve();
      reject(new PlainFailure(`${Buffer.concat(printed)}\n"${name} ${args.join(' ')}" failed.`));
    });
  });
