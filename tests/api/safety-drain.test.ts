import { Agent, request } from 'node:http';
import { expect, it } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { direct, startProcess } from '../support/start-process.ts';

const howManyCustomers = 20;
const branches = { query: '{ branches { id } }' };

/** Asks once over a connection that stays open; true when the server says that it ends now. */
const ask = (url: string, agent: Agent): Promise<boolean> => {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const body = JSON.stringify(branches);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (response) => {
    response
      .on('end', () => resolve(response.headers.connection === 'close'))
      .on('error', reject)
      .resume();
    if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
  });
  sent.on('error', reject).end(body);
  return promise;
};

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  it(`twenty customers who ask without a pause lose no answer when npm start gets a ${signal}`, async () => {
    const provider = buildSandbox({ database: ':memory:' });
    const server = await startProcess(['npm', 'start'], {
      PROVIDER_URL: await provider.listen(0),
      RATE_LIMIT_FACTOR: '1000',
    });
    let answers = 0;
    const customers = Array.from({ length: howManyCustomers }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let isLast = false; !isLast; answers += 1) isLast = await ask(server.url, agent);
      agent.destroy();
    });
    await expect.poll(() => answers, { timeout: 20_000, interval: 10 }).toBeGreaterThan(howManyCustomers * 5);
    server.child.kill(signal);
    await expect(Promise.all(customers)).resolves.toHaveLength(howManyCustomers);
    expect(await server.exited).toBe(0);
    await expect(fetch(server.url)).rejects.toThrow();
    await provider.close();
  });
}

it('an operator who presses Ctrl-C once more ends it at once, and one keystroke that arrives twice is one', async () => {
  const provider = buildSandbox({ database: ':memory:' });
  const server = await startProcess(direct, { PROVIDER_URL: await provider.listen(0) });
  provider.controls.setLatency(20_000);
  const lost = expect(postGraphql(server.url, branches)).rejects.toThrow();
  await expect.poll(() => provider.controls.requests().length, { timeout: 5_000, interval: 10 }).toBeGreaterThan(0);
  const pressed = performance.now();
  const press = () => {
    server.child.kill('SIGINT');
    return server.child.exitCode;
  };
  await expect.poll(press, { timeout: 10_000, interval: 20 }).toBe(130);
  expect(performance.now() - pressed).toBeGreaterThan(450);
  await lost;
  await provider.close();
});
