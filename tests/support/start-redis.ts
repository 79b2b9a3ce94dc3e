import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const usual = ['/usr/bin/redis-server', '/usr/bin/valkey-server'];

export interface RunningRedis {
  url: string;
  /** Answers no client and keeps connections, as a machine that hangs. */
  freeze: () => void;
  thaw: () => void;
  kill: () => Promise<void>;
  /** After a `kill`: the same URL, and nothing remembered but what a log holds. */
  start: () => Promise<void>;
}

const run = (program: string, ...args: string[]): void => {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

const findProgram = (): string => {
  const known = usual.find((path) => existsSync(path));
  if (known) return known;
  run('apt-get', 'update');
  run('apt-get', 'install', '-y', 'redis-server');
  return '/usr/bin/redis-server';
};

/** Files of a certificate for `localhost`, and the password that clients give. */
export type Secured = { certificate: string; key: string; password: string };

/**
 * A Redis of one's own on a loopback port, which keeps nothing on a disk unless it is given a folder for its log. It must be
 * killed at the end.
 */
export const startRedis = async (
  folder: string | null = null,
  secured: Secured | null = null,
): Promise<RunningRedis> => {
  const program = findProgram();
  const port = await freePort();
  const log = folder ? ['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'always'] : ['--appendonly', 'no'];
  const ports = secured
    ? ['--port', '0', '--tls-port', String(port), '--tls-cert-file', secured.certificate, '--tls-key-file', secured.key]
    : ['--port', String(port)];
  const access = secured ? ['--tls-auth-clients', 'no', '--requirepass', secured.password] : [];
  const args = [...ports, ...access, '--bind', '127.0.0.1', '--save', '', ...log, '--daemonize', 'no'];
  let server: ChildProcess;
  const start = async () => {
    server = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    if (!server.stdout) throw new Error('Redis writes nothing');
    for await (const line of createInterface({ input: server.stdout })) {
      if (/ready to accept connections/i.test(line)) break;
    }
    server.stdout?.resume();
  };
  await start();
  return {
    url: secured ? `rediss://:${secured.password}@localhost:${port}` : `redis://127.0.0.1:${port}`,
    freeze: () => server.kill('SIGSTOP'),
    thaw: () => server.kill('SIGCONT'),
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
    },
    start,
  };
};
