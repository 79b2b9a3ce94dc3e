import { request as httpRequest } from 'node:http';
import { expect, it } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { openGreetedSocket } from '../support/open-socket.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { direct, startProcess } from '../support/start-process.ts';

const branches = { query: '{ branches { id } }' };

/** A connection to the health checks that stays open between two of them, as a load balancer's does. */
const readyStatus = async (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    httpRequest(`${url}/readyz`, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });

it('a restart takes nothing from customers: the server answers the requests that it has, sends new visitors elsewhere and exits 0 after SIGTERM', {
  timeout: 30_000,
}, async () => {
  const provider = buildSandbox({ database: ':memory:' });
  const server = await startProcess(direct, { PROVIDER_URL: await provider.listen(0) });
  expect(await readyStatus(server.url)).toBe(200);
  const { closed } = await openGreetedSocket(server.url);

  provider.controls.setLatency(3_000);
  const inFlight = postGraphql(server.url, branches);
  await expect.poll(() => provider.controls.requests().length, { timeout: 5_000, interval: 10 }).toBeGreaterThan(0);
  const stoppedAt = performance.now();
  server.child.kill('SIGTERM');
  await expect.poll(() => readyStatus(server.url), { timeout: 1_000, interval: 10 }).toBe(503);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  const { status, data } = await inFlight;
  expect(status).toBe(200);
  expect(data?.branches).not.toHaveLength(0);
  expect(await closed).toBe(1001);
  expect(await server.exited).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(12_000);
  await provider.close();
});

it('a shop whose operator names no provider serves the demonstration', { timeout: 20_000 }, async () => {
  const server = await startProcess(direct, { PROVIDER_URL: '', SANDBOX_DATABASE: ':memory:' });
  const { data } = await postGraphql(server.url, branches);
  expect(data?.branches).not.toHaveLength(0);
});
