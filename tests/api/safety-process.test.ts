import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { temporaryFolder } from '../support/for-file.ts';
import { openGreetedSocket } from '../support/open-socket.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { addService, freeSlot, signInAtProvider } from '../support/provider-customer.ts';
import { placeMutation } from '../support/shop-steps.ts';
import { direct, startProcess } from '../support/start-process.ts';

type Sandbox = ReturnType<typeof buildSandbox>;

const branches = { query: '{ branches { id } }' };
const throughNpm = ['npm', 'start'];

const startSandbox = async (): Promise<{ url: string; sandbox: Sandbox } & AsyncDisposable> => {
  const sandbox = buildSandbox({ database: ':memory:' });
  return { url: await sandbox.listen(0), sandbox, [Symbol.asyncDispose]: () => sandbox.close() };
};

/** Resolves when the provider has got the call of a request that is under way. */
const arrivalAt = async ({ controls }: Sandbox): Promise<void> => {
  await expect.poll(() => controls.requests().length, { timeout: 5_000, interval: 10 }).toBeGreaterThan(0);
};

/** A connection to the health checks that stays open between two of them, as a load balancer's does. */
const readyStatus = async (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    httpRequest(`${url}/readyz`, (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', reject)
      .end();
  });

describe('a restart takes nothing from customers', { timeout: 30_000 }, () => {
  it('answers the requests that it has, sends new visitors elsewhere and exits 0 after SIGTERM', async () => {
    await using provider = await startSandbox();
    const server = await startProcess(direct, { PROVIDER_URL: provider.url });
    expect(await readyStatus(server.url)).toBe(200);
    const { closed } = await openGreetedSocket(server.url);

    provider.sandbox.controls.setLatency(3_000);
    const inFlight = postGraphql(server.url, branches);
    await arrivalAt(provider.sandbox);
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
  });

  it('never sends an order again that was on its way when the server was killed', async () => {
    await using provider = await startSandbox();
    const env = { PROVIDER_URL: provider.url, STATE_FILE: join(temporaryFolder(), 'state.sqlite') };
    const customer = await signInAtProvider(provider.sandbox, provider.url, '500000470');
    const service = await freeSlot(customer, 1001);
    await addService(customer, 1001, service);
    const input = { checkoutKey: 'decision-0000-0000', paymentMethodId: '1' };
    const ask = (url: string, body: Parameters<typeof postGraphql>[1]) =>
      postGraphql(url, body, { cookie: `auth_token=${customer.token()}` });
    const pay = (url: string) => ask(url, { query: placeMutation, variables: { input } });

    const killed = await startProcess(direct, env);
    // So that the order is the first that the provider hears of the payment.
    await ask(killed.url, { query: '{ viewer { profile { firstName } } }' });
    provider.sandbox.controls.clearRequests();
    provider.sandbox.controls.setLatency(1_000);
    const lost = pay(killed.url);
    await arrivalAt(provider.sandbox);
    killed.child.kill('SIGKILL');
    await expect(lost).rejects.toThrow();
    await killed.exited;
    provider.sandbox.controls.setLatency(0);

    const next = await startProcess(direct, env);
    expect((await pay(next.url)).code).toBe('PROVIDER_TIMEOUT');
    const sent = provider.sandbox.controls.requests().filter(({ method }) => method === 'POST');
    expect(sent.map(({ path }) => path)).toEqual(['/orders']);
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    it(`finishes what is under way when npm start gets a ${signal}`, async () => {
      await using provider = await startSandbox();
      const server = await startProcess(throughNpm, { PROVIDER_URL: provider.url });
      provider.sandbox.controls.setLatency(2_000);
      const inFlight = postGraphql(server.url, branches);
      await arrivalAt(provider.sandbox);
      server.child.kill(signal);
      expect((await inFlight).status).toBe(200);
      expect(await server.exited).toBe(0);
      await expect(fetch(server.url)).rejects.toThrow();
    });
  }
});

it('a shop whose operator names no provider serves the demonstration', { timeout: 20_000 }, async () => {
  const server = await startProcess(direct, { PROVIDER_URL: '', SANDBOX_DATABASE: ':memory:' });
  const { data } = await postGraphql(server.url, branches);
  expect(data?.branches).not.toHaveLength(0);
});
