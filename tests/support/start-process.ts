import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** The server's own process, as the image starts it. */
export const direct = [process.execPath, '--disable-warning=ExperimentalWarning', 'server/main.ts'];

const root = join(import.meta.dirname, '../..');

export interface RunningProcess {
  child: ChildProcess;
  url: string;
  /** The lines that it has written until now, without those that say where the shop is. */
  written: string[];
  /** What it exits with, null when a signal killed it. */
  exited: Promise<number | null>;
}

/** Ends the process, and all that it has started, at once. */
export const endProcess = async ({ child, exited }: Pick<RunningProcess, 'child' | 'exited'>): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null && child.pid) process.kill(-child.pid, 'SIGKILL');
  await exited;
};

/** Starts the server as an operator does and waits until it says where the shop is. It ends with the test at the latest. */
export const startProcess = (command: string[], env: Record<string, string | undefined>): Promise<RunningProcess> =>
  launch(command, env, (running) => onTestFinished(() => endProcess(running)));

/** The same for several tests: the test that starts it ends it. */
export const startLasting = (command: string[], env: Record<string, string | undefined>): Promise<RunningProcess> =>
  launch(command, env, () => undefined);

const launch = (
  command: string[],
  env: Record<string, string | undefined>,
  onStart: (running: Pick<RunningProcess, 'child' | 'exited'>) => void,
): Promise<RunningProcess> => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, LOG_LEVEL: 'silent', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, so that a test can end all of it.
    detached: true,
  });
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  onStart({ child, exited });
  const written: string[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<RunningProcess>();
  createInterface({ input: child.stdout })
    .on('line', (line) => {
      const url = /The shop\s+(http:\/\/\S+?)\/ /.exec(line)?.[1];
      if (url) resolve({ child, url, written, exited });
      else written.push(line);
    })
    .on('close', () => reject(new Error(`${command.join(' ')} ended before it served the shop`)));
  return promise;
};
