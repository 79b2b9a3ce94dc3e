import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openGreetedSocket } from '../support/open-socket.ts';
import { startShop } from '../support/start-shop.ts';

const secret = 'sk-not-for-anybody';
const shop = await startShop({
  providerCacheMs: 60_000,
  redisUrl: `redis://user:${secret}@127.0.0.1:6379`,
  places: { placesUrl: `https://places.example/?key=${secret}`, geocodingUrl: null, serverKey: secret },
});
const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
const huda = await shop.signIn('500000001');
const noura = await shop.signIn('512345678');

afterEach(() => shop.controls.clearFaults());
afterAll(() => shop.close());

const PARTS = `{
  build uptimeSeconds paymentPollers openSockets cache { hits misses entries } configuration { name value }
  providerCalls { endpoint calls failures refusals callsLastMinute failuresLastMinute isFailing
    medianMilliseconds p95Milliseconds p99Milliseconds }
}`;

const look = async () => (await shop.gql(`{ operations ${PARTS} }`, {}, { cookie: huda })).data.operations;

// biome-ignore lint/suspicious/noExplicitAny: a test asks for what it knows is there
const callsTo = (operations: any, endpoint: string) =>
  operations.providerCalls.find((call: { endpoint: string }) => call.endpoint === endpoint);

const subscribe = async (cookie: string) => {
  const opened = await openGreetedSocket(origin, { headers: { cookie, origin } });
  opened.send({ id: '1', type: 'subscribe', payload: { query: `subscription { operationsFeed ${PARTS} }` } });
  return opened;
};

describe('an administrator', () => {
  it('reads build, uptime, sockets, pollers and the calls with their times', async () => {
    const operations = await look();
    expect(operations).toMatchObject({ build: expect.stringMatching(/^\d/), paymentPollers: 0 });
    expect(callsTo(operations, 'GET account/info')).toMatchObject({
      calls: expect.any(Number),
      isFailing: false,
      p99Milliseconds: expect.any(Number),
    });
  });

  it('sees how much was answered from memory', async () => {
    await shop.gql('{ branches { id } }');
    const before = (await look()).cache;
    await shop.gql('{ branches { id } }');
    expect((await look()).cache).toEqual({ ...before, hits: before.hits + 1 });
  });

  it('reads the configuration and none of its secrets', async () => {
    const { configuration } = await look();
    expect(configuration).toContainEqual({ name: 'PROVIDER_URL', value: shop.providerUrl });
    expect(configuration).toContainEqual({ name: 'MAPS_SERVER_KEY', value: '•••' });
    expect(JSON.stringify(configuration)).not.toContain(secret);
  });

  it('hears at once and then live how the provider fails and recovers', async () => {
    const { next, socket } = await subscribe(huda);
    // biome-ignore lint/suspicious/noExplicitAny: a test asks for what it knows is there
    const hear = async (): Promise<any> => ((await next()).payload as any).data.operationsFeed;
    const hearOf = async (isFailing: boolean) => {
      for (;;) {
        const calls = callsTo(await hear(), 'GET orders');
        if (calls?.isFailing === isFailing) return calls;
      }
    };
    expect((await hear()).openSockets).toBe(1);
    shop.controls.setFault({ path: 'orders', kind: 'status', status: 500 });
    await shop.gql('{ bookings { page { total } } }', {}, { cookie: noura });
    expect(await hearOf(true)).toMatchObject({ failures: 2, failuresLastMinute: 2, callsLastMinute: 2 });
    shop.controls.clearFaults();
    await shop.gql('{ bookings { page { total } } }', {}, { cookie: noura });
    expect(await hearOf(false)).toMatchObject({ failures: 2, calls: 3 });
    socket.close();
    await expect.poll(async () => (await look()).openSockets).toBe(0);
  });
});

it.each([
  ['a guest', '', 'UNAUTHENTICATED'],
  ['a customer', noura, 'FORBIDDEN'],
])('%s is told nothing, neither when asking nor when listening [ROLE-03]', async (_, cookie, code) => {
  const { data, errors } = await shop.gql(`{ operations ${PARTS} }`, {}, { cookie });
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe(code);
  const { next, socket } = await subscribe(cookie);
  expect(await next()).toMatchObject({ payload: { errors: [{ extensions: { code } }] } });
  socket.close();
});
