import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds before a process that died takes its place again. */
const beforeAnotherMs = 500;

/**
 * Runs the shop in so many processes behind one port. One that dies is replaced; when the first of all cannot start, the
 * whole ends with its exit code. `onListening` hears of the port once all of them serve. `stop` ends them all as a signal would, and resolves when they are gone.
 */
export const leadProcesses = (
  count: number,
  {
    environmentOf,
    onListening,
    onFailedStart,
  }: {
    /** The variables of the process in this place beside the environment of all. */
    environmentOf: (index: number) => Record<string, string>;
    onListening: (port: number) => void;
    onFailedStart: (code: number) => void;
  },
): { stop: () => Promise<void> } => {
  const living = new Map<Worker, Promise<void>>();
  let listened = 0;
  let isStopping = false;
  const begin = (index: number) => {
    const worker = cluster.fork(environmentOf(index));
    worker.on('listening', ({ port }) => {
      if (String(port) === environmentOf(index).METRICS_PORT) return;
      listened += 1;
      if (listened === count) onListening(port);
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    living.set(worker, promise);
    worker.once('exit', (code: number | null) => {
      living.delete(worker);
      resolve();
      if (isStopping) return;
      if (listened === 0) return onFailedStart(code ?? 1);
      void pause(beforeAnotherMs).then(() => {
        if (!isStopping) begin(index);
      });
    });
  };
  for (let index = 0; index < count; index += 1) begin(index);
  return {
    stop: async () => {
      isStopping = true;
      const gone = [...living.values()];
      for (const { process } of living.keys()) process.kill('SIGTERM');
      await Promise.all(gone);
    },
  };
};
