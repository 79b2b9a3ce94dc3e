import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { openShop } from '../../server/start/open-shop.ts';
import { runProbe } from '../probe/run-probe.ts';
import { controlAt } from '../support/control-at.ts';
import { shopForFile, temporaryFolder } from '../support/for-file.ts';
import { answerWith, startLooseProvider } from '../support/start-loose-provider.ts';
import { askerOf } from '../support/start-shop.ts';

const shop = await shopForFile({ providerCacheMs: 0 });

describe('stubs over a provider that is not the sandbox', () => {
  test('a tester who has recorded a provider has its answers, also when it is away', async () => {
    const folder = temporaryFolder();
    await runProbe([shop.providerUrl, '--samples', folder], {}, () => {});
    const recorded = { PROVIDER_URL: shop.providerUrl, STUBS: folder, LOG_LEVEL: 'silent', STATE_FILE: ':memory:' };
    const open = await openShop(readConfig(recorded));
    const lists = '{ branches { id name } home { menus { menus { id categories { name } } } } }';
    const { data: alive } = await shop.gql(lists);
    shop.controls.setFault({ path: '*', kind: 'reset' });
    const { data, errors } = await askerOf(open.app)(lists);
    await open.close();
    expect(errors).toBeUndefined();
    expect(data.branches.length).toBeGreaterThan(2);
    expect(data).toEqual(alive);
  });

  test('a customer reads the stub, and everything else from the provider as it is', async () => {
    const folder = temporaryFolder();
    const product = { id: 5, name: 'True', price: 12 };
    const real = await startLooseProvider({
      'GET /branches': { status: true, data: { branches: [] } },
      'GET /products/5': { status: true, data: { product } },
    });
    const patch = { data: { branches: [{ id: 1, name: 'Stubbed', image: `${real.url}/pictures/1.jpg` }] } };
    writeFileSync(join(folder, 'branches.json'), JSON.stringify({ path: 'branches', answer: { patch } }));
    const env = { PROVIDER_URL: real.url, STUBS: folder, LOG_LEVEL: 'silent', STATE_FILE: ':memory:' };
    const open = await openShop(readConfig(env));
    const gql = askerOf(open.app);
    const { data } = await gql('{ branches { name image } catalogueItem(id: "5") { name } }');
    await open.app.inject({ url: data.branches[0].image });
    expect(open.config.paymentOrigins).toEqual([real.url]);
    expect((await open.app.inject('/graphiql')).body).toMatch(/data-sandbox(?!=)/);
    const { stubs } = await (await fetch(open.stubsUrl ?? '')).json();
    await open.close();
    await real.close();
    expect(data).toEqual({
      branches: [{ name: 'Stubbed', image: expect.stringMatching(/^\/p\//) }],
      catalogueItem: { name: 'True' },
    });
    expect(stubs).toMatchObject([{ name: 'branches.json', from: 'file', answered: 1, left: null }]);
    expect(real.calls.map(({ path }) => path).sort()).toEqual([
      '/api/v1/branches',
      '/api/v1/products/5',
      '/pictures/1.jpg',
    ]);
    expect(real.calls[0]?.headers).toMatchObject({ 'accept-language': 'en', 'device-type': 'web' });
  });

  test('what no stub touches passes letter for letter, forms, failures and redirects too', async () => {
    const folder = temporaryFolder();
    writeFileSync(
      join(folder, 'cart.json'),
      JSON.stringify({ path: 'cart', answer: { patch: { data: { total: 1 } } } }),
    );
    const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    const real = await startLooseProvider({
      'GET /branches': (response) => response.end('{"id": 12345678901234567890}'),
      'GET /menus': (response) => response.writeHead(301, { location: 'https://elsewhere.example/' }).end(),
      'GET /cart': (response) => response.writeHead(500).end('<h1>Down</h1>'),
      'POST /account/update': (response, { body }) => response.end(JSON.stringify({ length: body.length })),
      'GET /products': answerWith(429, { status: false }, { 'retry-after': '7' }),
      'GET /1.jpg': (response) => response.end(picture),
    });
    const proxy = buildSandbox({ database: ':memory:', provider: real.url, stubs: folder });
    const origin = await proxy.listen(0);
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${origin}/api/v1/${path}`, { redirect: 'manual', ...init });
    expect(await (await ask('branches')).text()).toBe('{"id": 12345678901234567890}');
    expect((await ask('menus')).headers.get('location')).toBe('https://elsewhere.example/');
    const cart = await ask('cart');
    expect([cart.status, await cart.text()]).toEqual([500, '<h1>Down</h1>']);
    expect((await ask('products')).headers.get('retry-after')).toBe('7');
    const form = new FormData();
    form.set('image_profile', new Blob(['x'.repeat(500)]), 'me.png');
    expect((await (await ask('account/update', { method: 'POST', body: form })).json()).length).toBeGreaterThan(500);
    expect(await controlAt('POST', 'asked', { path: 'products', times: 1 }, origin)).toMatchObject({ status: 200 });
    await controlAt('POST', 'stubs', { path: '*', answer: { patch: { data: {} } } }, origin);
    expect(await (await fetch(`${origin}/1.jpg`)).bytes()).toEqual(new Uint8Array(picture));
    await real.close();
    expect((await ask('branches')).status).toBe(502);
    await proxy.close();
  });
  test('no control signs in or orders there: scenarios, clock and payments are the sandbox’s own', async () => {
    const real = await startLooseProvider({});
    const proxy = buildSandbox({ database: ':memory:', provider: real.url });
    const origin = await proxy.listen(0);
    await controlAt('POST', 'scenarios/full-cart', undefined, origin);
    const overview = await (await fetch(`${origin}/__sandbox`, { headers: { accept: 'text/html' } })).json();
    expect(Object.keys(overview).filter((call) => /scenario|reset|clock|payment|habits|codes/.test(call))).toEqual([]);
    expect(overview).toHaveProperty('POST /__sandbox/faults');
    expect(real.calls.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
    await proxy.close();
    await real.close();
  });
});
