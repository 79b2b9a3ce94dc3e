import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { freePort } from '../support/free-port.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { signInAtProvider } from '../support/provider-customer.ts';
import { startShops } from '../support/shared-shops.ts';
import { direct, endProcess, startProcess } from '../support/start-process.ts';

const childrenOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

test('a shop of two processes outlives one of them, and a stop loses no request', { timeout: 60_000 }, async () => {
  await using sandbox = Object.assign(buildSandbox({ database: ':memory:' }), {
    [Symbol.asyncDispose]: () => sandbox.close(),
  });
  const server = await startProcess(direct, {
    PROVIDER_URL: await sandbox.listen(0),
    PROCESSES: '2',
    STATE_FILE: ':memory:',
  });
  const children = () => childrenOf(server.child.pid);
  const isServed = async () => (await fetch(`${server.url}/readyz`)).status === 200;
  expect(children()).toHaveLength(2);
  expect(await isServed()).toBe(true);

  const [victim = 0] = children();
  process.kill(victim, 'SIGKILL');
  await expect.poll(children, { timeout: 10_000 }).not.toContain(victim);
  await expect.poll(() => children().length, { timeout: 10_000 }).toBe(2);
  expect(await isServed()).toBe(true);

  sandbox.controls.clearRequests();
  sandbox.controls.setLatency(1_500);
  const underWay = Array.from({ length: 4 }, () => postGraphql(server.url, { query: '{ branches { id } }' }));
  await expect.poll(() => sandbox.controls.requests().length, { timeout: 10_000, interval: 10 }).toBeGreaterThan(0);
  server.child.kill('SIGTERM');
  for (const { status } of await Promise.all(underWay)) expect(status).toBe(200);
  expect(await server.exited).toBe(0);
});

test('an operator of two processes with metrics reads where the shop is, not where its metrics are', async () => {
  const port = await freePort();
  const first = await freePort();
  const server = await startProcess(direct, {
    PROVIDER_URL: 'http://127.0.0.1:9',
    PORT: String(port),
    PROCESSES: '2',
    METRICS_PORT: String(first),
    STATE_FILE: ':memory:',
  });
  expect(server.url).toBe(`http://localhost:${port}`);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test.each(['file', 'redis'] as const)(
  'an administrator reads how each process that shares a %s is doing, whichever of them answers, and nothing of one that has ended',
  { timeout: 60_000 },
  async (engine) => {
    await using shops = Object.assign(await startShops(engine, 2, { REDIS_TIMEOUT_MS: '5000' }), {
      [Symbol.asyncDispose]: () => shops.close(),
    });
    const [, second] = shops.processes;
    const huda = await signInAtProvider(shops.sandbox, shops.provider, '500000001');
    const query = `{ operations { sharedStateTrouble processes {
      name build uptimeSeconds memory { residentBytes } providerCalls { endpoint isFailing } configuration { name }
    } } }`;
    const lookAt = async (index: number) => {
      const { data } = await postGraphql(shops.at(index), { query }, { cookie: `auth_token=${huda.token()}` });
      // biome-ignore lint/suspicious/noExplicitAny: a test asks for existing fields
      return (data as any).operations;
    };
    // biome-ignore lint/suspicious/noExplicitAny: the same
    const ofPid = (operations: any, pid: number | undefined) =>
      operations.processes.find(({ name }: { name: string }) => name.endsWith(`:${pid}`));

    shops.sandbox.controls.setFault({ path: 'loyalty/*', kind: 'status', status: 500 });
    await postGraphql(shops.at(1), { query: '{ customerClasses { name } }' });
    for (const index of [0, 1]) {
      await expect.poll(async () => (await lookAt(index)).processes.length, { timeout: 10_000 }).toBe(2);
      const operations = await lookAt(index);
      expect(operations.sharedStateTrouble).toBeNull();
      for (const { child } of shops.processes) {
        const { build, uptimeSeconds, memory, configuration } = ofPid(operations, child.pid);
        expect(build).toMatch(/^\d/);
        expect(uptimeSeconds).toBeGreaterThanOrEqual(0);
        expect(memory.residentBytes).toBeGreaterThan(0);
        expect(configuration).toContainEqual({ name: 'PROVIDER_URL' });
      }
      const isFailing = { endpoint: 'GET loyalty/customer-classes', isFailing: true };
      expect(ofPid(operations, second?.child.pid).providerCalls).toContainEqual(isFailing);
      expect(ofPid(operations, shops.processes[0]?.child.pid).providerCalls).not.toContainEqual(isFailing);
    }
    if (second) await endProcess(second);
    await expect.poll(async () => (await lookAt(0)).processes.length, { timeout: 15_000 }).toBe(1);
  },
);
