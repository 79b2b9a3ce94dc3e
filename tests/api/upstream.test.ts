import { expect, onTestFinished, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { startShop } from '../support/start-shop.ts';

const shop = await shopForFile({ providerCacheMs: 60_000 });

const ask = async (query: string, headers: Record<string, string> = { 'x-upstream': '1' }, asked = shop) => {
  const answer = await asked.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } });
  return answer.json();
};

test('a developer reads beside an answer which calls it took, whose they are, and what the query costs', async () => {
  const query = '{ branches { id } services(filter: { page: 1 }) { services { id } } }';
  const { extensions } = await ask(query);
  const calls = extensions.upstream.map(({ method, path, status, cache, field }: Record<string, unknown>) =>
    [method, path, status, cache, field].join(' '),
  );
  expect(calls).toContain('GET branches 200 miss Query.branches');
  expect(calls.filter((call: string) => call.endsWith('Query.services'))).not.toEqual([]);
  for (const { start, milliseconds } of extensions.upstream) expect(start + milliseconds).toBeGreaterThanOrEqual(0);
  expect(extensions.cost).toEqual({ points: expect.any(Number), mostPoints: 5_000, depth: 3, mostDepth: 8 });

  expect(extensions.upstream[0].bytes).toBeGreaterThan(100);

  const again = await ask('{ branches { id } }');
  expect(again.extensions.upstream).toMatchObject([{ path: 'branches', cache: 'hit', status: null, bytes: null }]);
});

test('a developer sees that an answer is old and read anew, and that another one came by a call under way', async () => {
  const ageing = await startShop({ providerCacheMs: 1, providerStaleMs: 60_000 });
  onTestFinished(() => ageing.close());
  const headers = { 'x-upstream': '1' };
  const both = await ask('{ branches { id } branchPage(filter: {}) { unfilteredTotal } }', headers, ageing);
  expect(both.extensions.upstream.map(({ cache }: { cache: string }) => cache).toSorted()).toEqual(['joined', 'miss']);
  const later = await ask('{ branches { id } }', headers, ageing);
  expect(later.extensions.upstream).toContainEqual(expect.objectContaining({ path: 'branches', cache: 'stale' }));
});

test('a developer sees a customer’s own calls, and those that failed, with why', async () => {
  const cookie = await shop.signIn('500000621');
  const own = await ask('{ bookings { bookings { id } } }', { 'x-upstream': '1', cookie });
  expect(own.extensions.upstream).toMatchObject([
    { cache: 'none', status: 200, field: 'Query.bookings', failure: null },
  ]);
  expect(JSON.stringify(own.extensions)).not.toMatch(/Bearer|eyJ/);

  shop.controls.setFault({ method: 'GET', path: 'orders', kind: 'status', status: 503 });
  const failed = await ask('{ bookings { bookings { id } } }', { 'x-upstream': '1', cookie });
  shop.controls.clearFaults();
  expect(failed.extensions.upstream).toMatchObject([{ status: 503, failure: 'status' }]);
});

test('nothing of it is said to a client that does not ask, or where GraphiQL is off', async () => {
  expect(await ask('{ branches { id } }', {})).not.toHaveProperty('extensions');
  const closed = await startShop({ graphiql: false });
  onTestFinished(() => closed.close());
  expect(await ask('{ branches { id } }', { 'x-upstream': '1' }, closed)).not.toHaveProperty('extensions');
});

test('a developer sees which answers a stub gave, refusals too', async () => {
  const cookie = await shop.signIn('500000622');
  const own = async () => (await ask('{ bookings { bookings { id } } }', { 'x-upstream': '1', cookie })).extensions;
  expect((await own()).upstream).toMatchObject([{ stub: null }]);
  const name = shop.controls.addStub({ path: 'orders', answer: { patch: { data: {} } } });
  expect((await own()).upstream).toMatchObject([{ stub: name, status: 200 }]);
  shop.controls.removeStub(name);
  const refusal = shop.controls.addStub({ path: 'orders', answer: { status: 422 } });
  expect((await own()).upstream).toMatchObject([{ stub: refusal, status: 422 }]);
  shop.controls.removeStub(refusal);
});

test('a developer reads which calls a page takes, as the visitor who they are', async () => {
  const cookie = await shop.signIn('500000623');
  const page = '/ar/dashboard/bookings';
  const read = (headers: Record<string, string>) => shop.app.inject({ url: page, headers });
  const calls = await read({ cookie, 'x-upstream': '1' });
  expect(calls.headers['cache-control']).toBe('no-store');
  const { upstream, status } = calls.json();
  expect(status).toBe(200);
  expect(upstream).toContainEqual(expect.objectContaining({ path: expect.stringMatching(/^orders/), cache: 'none' }));
  expect((await read({ cookie })).body).toContain('<html');
  const closed = await startShop({ graphiql: false });
  onTestFinished(() => closed.close());
  expect((await closed.app.inject({ url: '/services', headers: { 'x-upstream': '1' } })).body).toContain('<html');
});
