import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A server in a process of its own, whose CPU and memory can be told apart from those of the visitors and of the provider. */
export type MeasuredProcess = {
  url: string;
  /** Microseconds. */
  cpu: () => Promise<number>;
  /** Bytes. */
  memory: () => Promise<NodeJS.MemoryUsage>;
  stop: () => void;
};

/** In the child: sends the parent its URL, and its CPU and memory as often as it is asked. */
export const reportTo = (parent: NodeJS.Process, url: string): void => {
  parent.on('message', (asked) => {
    const { user, system } = process.cpuUsage();
    parent.send?.(asked === 'memory' ? process.memoryUsage() : user + system);
  });
  parent.on('disconnect', () => process.exit(0));
  parent.send?.(url);
};

const nextMessage = async (child: ChildProcess): Promise<unknown> => (await once(child, 'message'))[0];

/** Starts a file of this folder. Fails when it ends before it has sent its URL. */
export const startMeasured = async (file: string, env: Record<string, string>): Promise<MeasuredProcess> => {
  const child = fork(join(import.meta.dirname, file), { env: { ...process.env, NODE_ENV: 'production', ...env } });
  const failed = once(child, 'exit').then(() => {
    throw new Error(`${file} ended at once`);
  });
  const url = await Promise.race([nextMessage(child), failed]);
  failed.catch(() => {});
  return {
    url: String(url),
    stop: () => child.disconnect(),
    cpu: async () => {
      const answer = nextMessage(child);
      child.send('cpu');
      return Number(await answer);
    },
    memory: async () => {
      const answer = nextMessage(child);
      child.send('memory');
      return (await answer) as NodeJS.MemoryUsage;
    },
  };
};
