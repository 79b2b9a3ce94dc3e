import { afterEach, describe, expect, it } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { openGreetedSocket } from '../support/open-socket.ts';

const secret = 'sk-not-for-anybody';
const shop = await shopForFile({
  providerCacheMs: 60_000,
  REDIS_URL: [`redis://user:${secret}@127.0.0.1:6379`],
  redis: { urls: [`redis://user:${secret}@127.0.0.1:6379`], sentinelName: null, timeout: 250 },
  purgeSecret: `${secret}-of-the-back-office`,
  pictureKey: secret,
  termsUrl: `https://terms.example/?key=${secret}`,
  MAPS_SERVER_KEY: secret,
  places: { placesUrl: `https://places.example/?key=${secret}`, geocodingUrl: null, serverKey: secret },
});
const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
const huda = await shop.signIn('500000001');
const noura = await shop.signIn('512345678');

afterEach(() => shop.controls.clearFaults());

const partsQuery = `{
  sharedStateTrouble
  processes {
    name build uptimeSeconds paymentPollers openSockets cache { hits misses } configuration { name value }
    memory { residentBytes kept { part bytes mostBytes } }
    providerCalls { endpoint isFailing calls failures callsLastMinute p95Milliseconds }
  }
}`;

const look = async () => (await shop.gql(`{ operations ${partsQuery} }`, {}, { cookie: huda })).data.operations;

const lookAtProcess = async () => (await look()).processes[0];

// biome-ignore lint/suspicious/noExplicitAny: a test asks for existing fields
const callsTo = (process: any, endpoint: string) =>
  process.providerCalls.find((call: { endpoint: string }) => call.endpoint === endpoint);

const subscribe = async (cookie: string) => {
  const opened = await openGreetedSocket(origin, { headers: { cookie, origin } });
  opened.send({ id: '1', type: 'subscribe', payload: { query: `subscription { operationsFeed ${partsQuery} }` } });
  return opened;
};

describe('an administrator', () => {
  it('reads name, build, uptime, sockets, pollers and the calls with their times', async () => {
    const { processes } = await look();
    expect(processes).toEqual([
      expect.objectContaining({
        name: expect.stringMatching(new RegExp(`:${process.pid}$`)),
        build: expect.stringMatching(/^\d/),
        uptimeSeconds: expect.any(Number),
        paymentPollers: 0,
      }),
    ]);
    expect(callsTo(processes[0], 'GET account/info')).toMatchObject({
      calls: expect.any(Number),
      isFailing: false,
      p95Milliseconds: expect.any(Number),
    });
  });

  it('sees that the shared state is away, why, and not its password', async () => {
    const { sharedStateTrouble } = await look();
    expect(sharedStateTrouble).toContain('Redis: ');
    expect(sharedStateTrouble).not.toContain(secret);
  });

  it('reads with a page of the last release how the process is doing that answers', async () => {
    const former = `{ operations {
      build uptimeSeconds paymentPollers openSockets cache { hits misses entries } configuration { name value }
      memory { residentBytes heapBytes mostHeapBytes kept { part bytes mostBytes } }
      providerCalls { endpoint calls failures refusals failuresLastMinute medianMilliseconds p99Milliseconds }
    } }`;
    const { data, errors } = await shop.gql(former, {}, { cookie: huda });
    expect(errors).toBeUndefined();
    const { memory, configuration, ...figures } = data.operations;
    expect(memory.heapBytes).toBeLessThan(memory.mostHeapBytes);
    expect(configuration).toContainEqual({ name: 'PROVIDER_URL', value: shop.providerUrl });
    expect(callsTo(figures, 'GET account/info')).toMatchObject({ failures: 0, refusals: 0 });
  });

  it('sees how much was answered from memory', async () => {
    await shop.gql('{ branches { id } }');
    const before = (await lookAtProcess()).cache;
    await shop.gql('{ branches { id } }');
    expect((await lookAtProcess()).cache).toEqual({ ...before, hits: before.hits + 1 });
  });

  it('sees what the process takes of the memory, and what of it is kept, each part within its bound', async () => {
    await shop.app.inject({ url: '/services', headers: { host: 'shop.example' } });
    const { memory } = await lookAtProcess();
    const parts: { part: string; bytes: number; mostBytes: number }[] = memory.kept;
    expect(parts.map(({ part }) => part).sort()).toEqual(['ANSWERS', 'PAGES', 'PICTURES', 'SEARCH']);
    for (const { bytes, mostBytes } of parts) expect(bytes).toBeLessThanOrEqual(mostBytes);
    for (const part of ['ANSWERS', 'PAGES']) expect(parts.find((one) => one.part === part)?.bytes).toBeGreaterThan(0);
    expect(memory.residentBytes).toBeGreaterThan(0);
    const most = parts.reduce((sum, { mostBytes }) => sum + mostBytes, 0);
    expect(most, 'kept at most, of the 400 MB that are promised').toBeLessThanOrEqual(128 * 1024 * 1024);
  });

  it('reads the configuration and none of its secrets', async () => {
    const { configuration } = await lookAtProcess();
    expect(configuration).toContainEqual({ name: 'PROVIDER_URL', value: shop.providerUrl });
    for (const name of ['MAPS_SERVER_KEY', 'PURGE_SECRET', 'PICTURE_KEY', 'REDIS_URL']) {
      expect(configuration).toContainEqual({ name, value: '•••' });
    }
    expect(configuration).toContainEqual({ name: 'TERMS_URL', value: 'https://terms.example' });
    expect(configuration).toContainEqual({ name: 'ARABIC_ADDRESS', value: 'neutral' });
    expect(JSON.stringify(configuration)).not.toContain(secret);
  });

  it('does not take a customer’s refused wish for a failure of the provider', async () => {
    shop.controls.setFault({ path: 'cart', method: 'POST', kind: 'status', status: 409, times: 1 });
    const add = 'mutation { addToCart(input: { productId: "1001", quantity: 1 }) { cartLineId } }';
    expect((await shop.gql(add, {}, { cookie: noura })).code).toBe('CONFLICT');
    expect(callsTo(await lookAtProcess(), 'POST cart')).toMatchObject({ calls: 1, failures: 0, isFailing: false });
  });

  it('hears at once and then live how the provider fails and recovers', async () => {
    const { next, socket } = await subscribe(huda);
    // biome-ignore lint/suspicious/noExplicitAny: a test asks for existing fields
    const hear = async (): Promise<any> => ((await next()).payload as any).data.operationsFeed.processes[0];
    const hearOf = async (isFailing: boolean) => {
      for (;;) {
        const calls = callsTo(await hear(), 'GET orders');
        if (calls?.isFailing === isFailing) return calls;
      }
    };
    expect((await hear()).openSockets).toBe(1);
    shop.controls.setFault({ path: 'orders', kind: 'status', status: 500 });
    await shop.gql('{ bookings { page { total } } }', {}, { cookie: noura });
    expect(await hearOf(true)).toMatchObject({ failures: 2, callsLastMinute: 2 });
    shop.controls.clearFaults();
    await shop.gql('{ bookings { page { total } } }', {}, { cookie: noura });
    expect(await hearOf(false)).toMatchObject({ failures: 2, calls: 3 });
    socket.close();
    await expect.poll(async () => (await lookAtProcess()).openSockets).toBe(0);
  });
});

describe('while the provider cannot be asked', () => {
  const pageFor = (cookie: string) => shop.app.inject({ url: '/admin', headers: { cookie } });

  it('an administrator whom it has named a moment ago reads the page, and no other customer', async () => {
    expect((await pageFor(huda)).statusCode).toBe(200);
    for (const kind of ['status', 'reset', 'html'] as const) {
      shop.controls.setFault({ path: '*', kind });
      const { statusCode, body } = await pageFor(huda);
      expect(statusCode, kind).toBe(200);
      expect(body).toContain('PROVIDER_URL');
      const refused = await pageFor(noura);
      expect(refused.statusCode).toBe(403);
      expect(refused.body).not.toContain('PROVIDER_URL');
      shop.controls.clearFaults();
    }
  });

  it('an administrator who has signed out is unknown again, whatever their cookie says', async () => {
    const other = await shop.signIn('500000001');
    await pageFor(other);
    await shop.gql('mutation { signOut }', {}, { cookie: other });
    shop.controls.setFault({ path: '*', kind: 'reset' });
    expect((await pageFor(other)).statusCode).not.toBe(200);
  });

  it('a provider that answers is believed: an administrator whom it now calls a customer is refused', async () => {
    const other = await shop.signIn('500000001');
    expect((await pageFor(other)).statusCode).toBe(200);
    const profile = { first_name: 'Huda', last_name: 'Al-Salem', role: 'customer' };
    shop.controls.setFault({ path: 'account/info', kind: 'body', body: { status: true, data: profile } });
    expect((await pageFor(other)).statusCode).toBe(403);
    shop.controls.clearFaults();
    shop.controls.setFault({ path: '*', kind: 'reset' });
    expect((await pageFor(other)).statusCode).toBe(403);
  });
});

it.each([
  ['a guest', '', 'UNAUTHENTICATED'],
  ['a customer', noura, 'FORBIDDEN'],
])('%s is told nothing, neither when asking nor when listening [ROLE-03]', async (_, cookie, code) => {
  const { data, errors } = await shop.gql(`{ operations ${partsQuery} }`, {}, { cookie });
  expect(data).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe(code);
  const { next, socket } = await subscribe(cookie);
  expect(await next()).toMatchObject({ payload: { errors: [{ extensions: { code } }] } });
  socket.close();
});
