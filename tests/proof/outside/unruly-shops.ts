import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildSandbox } from '../../../server/sandbox/sandbox.ts';
import { balanceRequests } from '../../support/balancer.ts';
import { direct, endProcess, type RunningProcess, startLasting } from '../../support/start-process.ts';
import { startRedis } from '../../support/start-redis.ts';

export type UnrulyShops = {
  sandbox: ReturnType<typeof buildSandbox>;
  /** Where the sandbox listens. */
  provider: string;
  /** Where the balancer does. */
  url: string;
  /** `kill -9` of one process, and another one in its place. The balancer notices as late as balancers do. */
  killOne: () => Promise<void>;
  /** Redis hangs, with its connections open. */
  pauseRedis: () => Promise<void>;
  /** `kill -9` of Redis; it comes back with its log. */
  restartRedis: () => Promise<void>;
  close: () => Promise<void>;
};

/** Longer than a command to Redis may take, up to three times as long. Milliseconds. */
const aWhile = () => 100 + Math.random() * 700;

/**
 * Two processes of one shop, each with a folder of its own, behind a balancer that alternates, and one Redis with a log.
 * Without `isShared` the processes know nothing of each other.
 */
export const startUnrulyShops = async (isShared: boolean): Promise<UnrulyShops> => {
  const folder = mkdtempSync(join(tmpdir(), 'rawnaq-proof-'));
  const sandbox = buildSandbox({ database: ':memory:' });
  const [provider, redis] = await Promise.all([sandbox.listen(0), startRedis(folder)]);
  let started = 0;
  const start = () => {
    started += 1;
    return startLasting(direct, {
      PROVIDER_URL: provider,
      ...(isShared && { REDIS_URL: redis.url }),
      STATE_FILE: join(folder, String(started), 'state.sqlite'),
      RATE_LIMIT_FACTOR: '100000',
      PROVIDER_FAILURE_MS: '0',
      PROVIDER_TIMEOUT_MS: '3000',
    });
  };
  const processes: RunningProcess[] = await Promise.all([start(), start()]);
  const balancer = await balanceRequests(processes.map(({ url }) => url));
  const lead = () => balancer.lead(processes.map(({ url }) => url));
  return {
    sandbox,
    provider,
    url: balancer.url,
    killOne: async () => {
      const index = Math.random() < 0.5 ? 0 : 1;
      const dying = processes[index];
      if (!dying) return;
      await endProcess(dying);
      processes[index] = await start();
      lead();
    },
    pauseRedis: async () => {
      redis.freeze();
      await pause(aWhile());
      redis.thaw();
    },
    restartRedis: async () => {
      await redis.kill();
      await pause(aWhile());
      await redis.start();
    },
    close: async () => {
      await Promise.all(processes.map(endProcess));
      await balancer.close();
      await redis.kill();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
};
