import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { freePort } from '../start/newcomer.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { direct, startProcess } from '../support/start-process.ts';

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
