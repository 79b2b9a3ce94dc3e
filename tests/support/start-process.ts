import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** The server's own process. */
export const DIRECT = [process.execPath, 'server/main.ts'];

const ROOT = join(import.meta.dirname, '../..');

export interface RunningProcess {
  child: ChildProcess;
  url: string;
  /** What it exits with, null when a signal killed it. */
  exited: Promise<number | null>;
}

/** Starts the server as an operator does and waits until it says where the shop is. It ends with the test at the latest. */
export async function startProcess(
  command: string[],
  env: Record<string, string | undefined>,
): Promise<RunningProcess> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: undefined, LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that a test can end all of it.
    detached: true,
  });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
    await exited;
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /The shop\s+(http:\/\/\S+?)\/ /.exec(line)?.[1];
    if (!url) continue;
    return { child, url, exited };
  }
  throw new Error(`${command.join(' ')} ended before it served the shop`);
}
