import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { openShop } from '../../server/start/open-shop.ts';
import { controlAt } from '../support/control-at.ts';
import { shopForFile, temporaryFolder } from '../support/for-file.ts';

type Sandbox = ReturnType<typeof buildSandbox>;

const shop = await shopForFile({ providerCacheMs: 0 });
afterEach(() => shop.controls.reset());

const itemQuery = 'query ($id: ID!) { catalogueItem(id: $id) { name price { amount } } }';
const itemOf = async (id: string) => (await shop.gql(itemQuery, { id })).data.catalogueItem;

const control = (method: string, path: string, body?: unknown, origin = shop.providerUrl) =>
  controlAt(method, path, body, origin);

describe('a tester who stubs one call', () => {
  test('lays other fields over the true answer, and all else stays true until the stub is gone', async () => {
    const before = await itemOf('1027');
    const other = await itemOf('1001');
    const name = shop.controls.addStub({
      method: 'GET',
      path: 'products/{id}',
      query: {},
      answer: { patch: { data: { product: { id: 1027, name: 'Rose bath', price: 1.5 } } } },
    });
    expect(await itemOf('1027')).toEqual({ name: 'Rose bath', price: { amount: 150 } });
    shop.controls.removeStub(name);
    expect(await itemOf('1027')).toEqual(before);
    shop.controls.addStub({ path: 'products/1027', answer: { body: { data: { id: 1027, name: 'Only this' } } } });
    expect((await itemOf('1027')).name).toBe('Only this');
    expect(await itemOf('1001')).toEqual(other);
  });

  test('answers once with a failure, a header and a pause, and then never again', async () => {
    const answer = { status: 503, headers: { 'retry-after': '30' }, delay: 40 };
    await control('POST', 'stubs', { name: 'tired', method: 'GET', path: '/api/v1/branches', times: 1, answer });
    const startedAt = performance.now();
    const first = await fetch(`${shop.providerUrl}/api/v1/branches`);
    expect(performance.now() - startedAt).toBeGreaterThan(35);
    expect([first.status, first.headers.get('x-stub'), first.headers.get('retry-after')]).toEqual([503, 'tired', '30']);
    expect(await first.json()).toEqual({ status: false, message: 'Stub 503', data: [] });
    expect((await fetch(`${shop.providerUrl}/api/v1/branches`)).headers.get('x-stub')).toBeNull();
    const { stubs } = await control('GET', 'stubs');
    expect(stubs).toEqual([
      { name: 'tired', from: 'control', method: 'GET', path: '/api/v1/branches', answered: 1, left: 0 },
    ]);
  });

  const calls: [
    what: string,
    match: object,
    other: RequestInit & { path: string },
    meant: RequestInit & { path: string },
  ][] = [
    ['query', { query: { page: '2' } }, { path: 'products?page=1' }, { path: 'products?page=2&branch_id=1' }],
    [
      'header',
      { headers: { 'Accept-Language': 'ar' } },
      { path: 'products', headers: { 'accept-language': 'en' } },
      { path: 'products', headers: { 'accept-language': 'ar' } },
    ],
    [
      'body',
      { method: 'POST', path: 'account/send-otp', body: { mobile_number: '966500000001' } },
      { path: 'account/send-otp', method: 'POST', body: '{"mobile_number": "966500000002"}' },
      { path: 'account/send-otp', method: 'POST', body: '{"mobile_number": 966500000001, "accept_terms": 1}' },
    ],
  ];

  test.each(calls)('means only the calls with the %s that was named', async (_what, match, other, meant) => {
    const json = { 'content-type': 'application/json' };
    const isStubbed = async ({ path, headers, ...init }: RequestInit & { path: string }) => {
      const sent = { ...init, headers: { ...json, ...(headers as object) } };
      return (await fetch(`${shop.providerUrl}/api/v1/${path}`, sent)).headers.has('x-stub');
    };
    const added = await control('POST', 'stubs', { path: 'products', ...match, answer: { body: {} } });
    expect(added).toMatchObject({ status: 200, ok: true });
    expect([await isStubbed(other), await isStubbed(meant)]).toEqual([false, true]);
    expect(await control('DELETE', `stubs/${added.name}`)).toMatchObject({ status: 200 });
    expect(await isStubbed(meant)).toBe(false);
    expect(await control('DELETE', `stubs/${added.name}`)).toMatchObject({ status: 404 });
  });

  const answer = { body: {} };
  test.each([
    [{ path: 'products?page=2', answer }, 'path must be like orders/{id} or orders/*, and a query stands in query'],
    [{ path: 'https://provider.example/api/v1/products', answer }, 'path must be like orders/{id}'],
    [{ path: 'products//1', answer }, 'path must be like orders/{id}'],
    [{ path: 'products/*/rating', answer }, 'path must be like orders/{id}'],
    [{ path: 'products/{id', answer }, 'path must be like orders/{id}'],
    [{ path: 'products', method: 'get', answer }, /method .*"GET".*"DELETE"/],
    [{ path: 'products', method: 'GET', body: { id: 1 }, answer }, 'a GET has no body'],
    [{ path: 'menu', answer }, 'the shop makes no call menu; the nearest is menus'],
    [{ path: '/api/v1/product/{id}', answer }, 'the shop makes no call product/{id}; the nearest is products/{id}'],
    [{ path: 'api/v1/api/v1/menus', answer }, 'the shop makes no call api/v1/menus'],
    [{ path: 'menus', method: 'POST', answer }, 'the shop makes no call POST menus; the nearest is GET menus'],
    [{ path: 'menus-of-branches*', answer }, 'the shop makes no call menus-of-branches*'],
    [{ path: 'products', times: 0, answer }, /^times .*1/],
    [{ path: 'products', answr: answer, answer }, /"answr"/],
    [{ path: 'products', answer: {} }, 'answer says nothing'],
    [{ path: 'products', answer: { body: {}, patch: {} } }, 'answer has either body or patch'],
    [{ path: 'products', name: 'a/b', answer }, 'name must be letters, digits, - . _'],
    [{ answer }, /^path .*string/],
  ])('is told at once what could never match: %j', async (stub, message) => {
    const refused = await control('POST', 'stubs', stub);
    expect(refused).toMatchObject({ status: 422, ok: false });
    expect(refused.message).toMatch(message);
    expect((await control('GET', 'stubs')).stubs).toEqual([]);
  });

  test('has a fault refused for the same reason', async () => {
    expect(await control('POST', 'faults', { path: 'products?page=2', kind: 'html' })).toMatchObject({ status: 422 });
  });

  test('checks that a call was made once with what was meant', async () => {
    const cookie = await shop.signIn('512345678');
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cartLineId } }';
    await shop.gql(add, { input: { productId: '8001', quantity: 2, extension: '50ml' } }, { cookie });
    const match = { method: 'POST', path: 'cart', body: { product_id: 8001, quantity: 2 } } as const;
    expect(shop.controls.asked(match)).toHaveLength(1);
    expect(await control('POST', 'asked', { ...match, times: 1 })).toMatchObject({ status: 200, ok: true });
    const wrong = await control('POST', 'asked', { ...match, body: { quantity: 3 }, times: 1 });
    expect(wrong).toMatchObject({ status: 409, message: 'asked 0 times, not 1', calls: [] });
    expect(await control('POST', 'asked', { path: 'cart?x=1' })).toMatchObject({ status: 422 });
  });
});

describe('a tester with a folder of stubs', () => {
  const folder = temporaryFolder(afterAll);
  let sandbox: Sandbox;
  let origin: string;
  const told: string[] = [];

  beforeAll(async () => {
    write('branches.json', JSON.stringify({ method: 'GET', path: 'branches', answer: { body: { data: [] } } }));
    sandbox = buildSandbox({ database: ':memory:', stubs: folder, onStubProblem: (message) => told.push(message) });
    origin = await sandbox.listen(0);
  });

  afterAll(() => sandbox.close());

  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const bodyOf = async (path: string) => {
    const response = await fetch(`${origin}/api/v1/${path}`);
    return { stub: response.headers.get('x-stub'), body: await response.json() };
  };

  test('sees every edit with the next call, of functions too', async () => {
    expect(await bodyOf('branches')).toEqual({ stub: 'branches.json', body: { data: [] } });
    write('branches.json', JSON.stringify({ path: 'branches', answer: { body: { data: [{ id: 77 }] } } }));
    expect((await bodyOf('branches')).body.data).toEqual([{ id: 77 }]);
    const page = (more: number) =>
      `type Call = { query: Record<string, string> };
       export const stub = { path: 'products', answer: ({ query }: Call) => ({ body: { page: Number(query.page) + ${more} } }) };`;
    write('products.ts', page(1));
    expect(await bodyOf('products?page=4')).toEqual({ stub: 'products.ts', body: { page: 5 } });
    write('products.ts', page(100));
    expect((await bodyOf('products?page=4')).body).toEqual({ page: 104 });
    rmSync(join(folder, 'products.ts'));
    expect((await bodyOf('products?page=4')).stub).toBeNull();
    write('product.ts', 'export const stub = { path: "products/{id}", answer: ({ path }) => ({ body: { path } }) };');
    expect((await bodyOf('products/1001')).body).toEqual({ path: 'products/1001' });
    rmSync(join(folder, 'product.ts'));
  });

  test('has the second of two files that mean the same calls as soon as the first has gone', async () => {
    const same = (status: number) => JSON.stringify({ path: 'menus', answer: { status } });
    write('menus-a.json', same(501));
    write('menus-b.json', same(502));
    expect((await bodyOf('menus')).stub).toBe('menus-a.json');
    expect((await bodyOf('menus')).stub).toBe('menus-a.json');
    expect(told.splice(0)).toEqual([
      'The stub menus-b.json is left out: never answers, menus-a.json means the same calls',
    ]);
    rmSync(join(folder, 'menus-a.json'));
    expect((await bodyOf('menus')).stub).toBe('menus-b.json');
    rmSync(join(folder, 'menus-b.json'));
  });

  test('is told of a file that cannot be used any more, and gets the true answer instead', async () => {
    write('branches.json', '{"path": "branches?x=1", "answer": {"status": 500}}');
    expect((await bodyOf('branches')).stub).toBeNull();
    await bodyOf('branches');
    expect(told).toEqual([
      'The stub branches.json is left out: path must be like orders/{id} or orders/*, and a query stands in query',
    ]);
    expect((await control('GET', 'stubs', undefined, origin)).problems).toHaveLength(1);
    write('branches.json', JSON.stringify({ path: 'branches', answer: { status: 500 } }));
    expect((await bodyOf('branches')).stub).toBe('branches.json');
  });

  test('cannot start with stubs that cannot be used, and reads about all of them at once', async () => {
    const broken = temporaryFolder();
    const same = JSON.stringify({ path: 'menus', answer: { status: 500 } });
    for (const name of ['a.json', 'b.json']) writeFileSync(join(broken, name), same);
    writeFileSync(join(broken, 'c.json'), '{"path": "menus"');
    writeFileSync(join(broken, 'e.json'), JSON.stringify({ path: 'menu', answer: { status: 500 } }));
    writeFileSync(join(broken, 'd.ts'), 'export const nothing = 1;');
    const env = { SANDBOX_DATABASE: ':memory:', LOG_LEVEL: 'silent', STUBS: broken };
    const failure = await openShop(readConfig(env)).catch((error: Error) => error.message);
    rmSync(broken, { recursive: true });
    expect(failure).toMatch(/b\.json: never answers, a\.json means the same calls/);
    expect(failure).toMatch(/c\.json: .*JSON/);
    expect(failure).toMatch(/d\.ts: /);
    expect(failure).toMatch(/e\.json: the shop makes no call menu; the nearest is menus/);
    const gone = await openShop(readConfig(env)).catch((error: Error) => error.message);
    expect(gone).toContain('which is no folder');
  });

  test('is refused in production and beside several processes', () => {
    const url = { PROVIDER_URL: 'https://provider.example', STUBS: 'stubs' };
    expect(() => readConfig({ ...url, NODE_ENV: 'production' })).toThrow(/STUBS is for tests/);
    expect(() => readConfig({ ...url, PROCESSES: '2' })).toThrow(/STUBS needs PROCESSES=1/);
  });
});
