import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { asStub } from '../../server/sandbox/stubs/stub.ts';
import type { SandboxHabit } from '../../server/settings/sandbox-config.ts';
import { runProbe } from '../probe/run-probe.ts';
import { looseProviderForFile, sandboxForFile, temporaryFolder } from '../support/for-file.ts';
import { signInAtProvider } from '../support/provider-customer.ts';
import { answerWith, startLooseProvider } from '../support/start-loose-provider.ts';

const { sandbox, origin } = await sandboxForFile();
const token = (await signInAtProvider(sandbox, origin, '512345678')).token() ?? '';
const loose = await looseProviderForFile();

beforeEach(() => {
  sandbox.controls.setHabits([]);
  sandbox.controls.clearRequests();
});

const probe = async (...args: string[]) => {
  const lines: string[] = [];
  const exitCode = await runProbe(args, {}, (line) => lines.push(line));
  return { exitCode, lines, text: lines.join('\n') };
};

/** The report of one call, without its milliseconds. */
const toldOf = (lines: string[], endpoint: string): string[] => {
  const start = lines.findIndex((line) => line.replace(/ {2}\d+ ms$/, '').endsWith(`  ${endpoint}`));
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith('    '));
  const verdict = lines[start]?.slice(0, 14).trim() ?? '';
  return [verdict, ...rest.slice(0, end).map((line) => line.trim())];
};

const data = (fields: object) => ({ status: true, message: 'Done', data: fields });

describe('an integrator who probes a provider', () => {
  test('as a guest is told what the shop reads, and nothing is changed', async () => {
    const { exitCode, lines, text } = await probe(`${origin}/api/v1/`);
    expect(exitCode).toBe(0);
    expect(toldOf(lines, 'GET products')).toEqual(['fine']);
    expect(toldOf(lines, 'GET product-masters/{id}/available-times')).toEqual(['fine']);
    expect(text).not.toContain('read leniently');
    expect(text).toContain('\nnot asked       GET account/info: it needs --token\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(100);
    expect(sandbox.controls.requests().every(({ method }) => method === 'GET')).toBe(true);
  });

  test('as a customer sees every read, and none of them cancels an order', async () => {
    const { exitCode, lines, text } = await probe(origin, '--token', token, '--language', 'ar');
    expect(exitCode).toBe(0);
    for (const endpoint of ['GET vouchers/{serial_number}', 'GET orders/{id}/rating', 'GET settings/invite-friend']) {
      expect(toldOf(lines, endpoint)).toEqual(['fine']);
    }
    expect(text).not.toContain('read leniently');
    expect(text).toContain('not asked       GET orders/{id}/cancel: it cannot be taken back');
    expect(text).toContain('not asked       POST addresses: it needs --write');
    const requests = sandbox.controls.requests();
    expect(requests.filter(({ method, path }) => method !== 'GET' || path.endsWith('/cancel'))).toEqual([]);
    expect(requests.every(({ headers }) => headers['accept-language'] === 'ar')).toBe(true);
  });

  test('and lets it write finds everything as it was before', async () => {
    const noura = await signInAtProvider(sandbox, origin, '512345678');
    const look = async () => [
      (await noura.call('GET', 'addresses')).body.data,
      (await noura.call('GET', 'cart')).body.data.products,
    ];
    const before = await look();
    const { exitCode, lines, text } = await probe(origin, '--token', token, '--write');
    expect(exitCode).toBe(0);
    expect(toldOf(lines, 'DELETE addresses/{id}')).toEqual(['fine']);
    expect(toldOf(lines, 'POST cart-products/{cart_product_id}/update-time-slot')).toEqual(['fine']);
    expect(toldOf(lines, 'POST payments/check-payment-status')).toEqual(['fine']);
    expect(await look()).toEqual(before);
    expect(text).not.toContain('may be left');
    const [added] = sandbox.controls.asked({ method: 'POST', path: 'cart' });
    expect(added?.body).toMatchObject({ branch_id: expect.stringMatching(/./) });
  });

  test('and has something in the cart keeps it: nothing is added or taken out', async () => {
    const faisal = await signInAtProvider(sandbox, origin, '533344455');
    await faisal.call('POST', 'cart', { product_id: 8001, quantity: 2 });
    const before = (await faisal.call('GET', 'cart')).body.data.products;
    sandbox.controls.clearRequests();
    const { text } = await probe(origin, '--token', faisal.token() ?? '', '--write');
    for (const endpoint of ['POST cart', 'DELETE cart/{cart_product_id}']) {
      expect(text).toContain(`not asked       ${endpoint}: the cart is not known to be empty`);
    }
    expect(sandbox.controls.asked({ path: 'cart*' }).map(({ method }) => method)).not.toContain('POST');
    expect((await faisal.call('GET', 'cart')).body.data.products).toEqual(before);
  });

  const habits: [SandboxHabit, endpoint: string, told: string][] = [
    ['amounts-as-text', 'GET products', 'data.products[].price is a text'],
    ['amounts-as-text', 'GET vouchers/{serial_number}', 'data.voucher.total is a text'],
    ['flags-as-digits', 'GET addresses', 'data[].is_preferred is a text'],
    ['empties-as-lists', 'GET orders', 'data.orders[].gifted_info is an empty list'],
    ['lists-elsewhere', 'GET branches', 'data.branches lies in data'],
    ['lists-elsewhere', 'GET products', 'data.products lies in data.data'],
    ['lists-elsewhere', 'GET products/{id}', 'data.product lies in data'],
  ];

  test.each(habits)('which writes %s is told so of %s', async (habit, endpoint, told) => {
    sandbox.controls.setHabits([habit]);
    const { exitCode, lines } = await probe(origin, '--token', token);
    expect(exitCode).toBe(0);
    expect(toldOf(lines, endpoint)[0]).toBe('read leniently');
    expect(toldOf(lines, endpoint)).toContain(told);
  });

  test('reads endpoint and field of what the shop cannot understand, and what is missing', async () => {
    loose.answers = {
      'GET /branches': data({ branches: [{ name: 'Without an id' }, { id: 7, name: 'Olaya', is_open: true }] }),
      'GET /menus': data({ menus: { 0: { id: 1, name: 'Spa' }, 2: { id: 2, name: 'Hair' } } }),
      'GET /products': data({ products: [{ id: 1, price: 'on request' }] }),
      'GET /cart': data({ cart: { products: [], total: 'much' } }),
      'GET /account/info': data({ first_name: 'Maha' }),
      'GET /addresses': (response) => response.end('<h1>Welcome</h1>'),
      'GET /orders': answerWith(500, { message: 'Try again' }),
    };
    const { exitCode, lines } = await probe(loose.url, '--token', token);
    expect(exitCode).toBe(1);
    const message = 'answered with something that cannot be understood';
    expect(toldOf(lines, 'GET branches')).toEqual([
      'read leniently',
      `left out: GET branches ${message}: branches[0].id`,
      'data.branches[].id is read from elsewhere or missing',
    ]);
    expect(toldOf(lines, 'GET menus')).toEqual(['read leniently', 'data.menus is an object with numbers for names']);
    expect(toldOf(lines, 'GET products')).toEqual([
      'read leniently',
      `left out: GET products ${message}: products[0].price`,
      'data.products[].price is a text',
    ]);
    expect(toldOf(lines, 'GET cart')).toEqual(['refused', `GET cart ${message}: total`]);
    expect(toldOf(lines, 'GET addresses')).toEqual(['refused', 'not JSON']);
    expect(toldOf(lines, 'GET orders')).toEqual(['failed', '500 Try again']);
    expect(toldOf(lines, 'GET gifted-orders')).toEqual(['missing', '404']);
    expect(toldOf(lines, 'GET user/profile')).toEqual(['missing', '404', 'GET account/info is asked instead']);
    expect(toldOf(lines, 'GET loyalty/customer-classes')).toEqual([
      'missing',
      '404',
      'ASSUMED_CALLS_OFF=customer-classes spares the shop this call',
    ]);
  });

  test('is not told that an endpoint is missing which only does not know the id', async () => {
    const unknown = answerWith(404, { message: 'No query results for model [App\\Models\\Payment] 4' });
    loose.answers = { 'GET /orders': data({ orders: [{ id: 4, status: 'New' }] }), 'GET /orders/4': unknown };
    const { lines } = await probe(loose.url, '--token', token);
    expect(toldOf(lines, 'GET orders/{id}')).toEqual(['unknown id', 'it is there, and does not know this id']);
    expect(toldOf(lines, 'GET orders/{id}/rating')[0]).toBe('missing');
  });

  test('asks for help and reads every option', async () => {
    const { exitCode, text } = await probe('--help');
    expect(exitCode).toBe(0);
    expect(text).toMatch(/^npm run probe -- .*--token T.*--write.*--help/s);
    expect(text).not.toContain('Unknown option');
  });

  test('keeps samples that hold no name, number, mail, place or token of a person', async () => {
    const folder = temporaryFolder();
    await probe(origin, '--token', token, '--samples', folder);
    const noura = (await (await fetch(`${origin}/api/v1/account/info`, auth(token))).json()).data;
    const told = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const own = [noura.first_name, noura.last_name, noura.email, '512345678', '7519', token, 'Reem', 'Sarah', 'ريم'];
    expect(told.length).toBeGreaterThan(15);
    expect(own.filter((message) => told.some((text) => text.includes(message)))).toEqual([]);
    const samples = told.map((text) => JSON.parse(text));
    expect(samples.map(asStub)).toEqual(samples);
    const order = samples.find(({ path }) => path === 'orders/{id}');
    expect(order).toMatchObject({ method: 'GET', answer: { body: { data: { user_name: 'Maha Salem' } } } });
    expect(order.answer.body.data.created_at).toMatch(/^2026-|^20\d\d-/);
  });

  test('keeps out of the samples what a provider tells beyond the description', async () => {
    const folder = temporaryFolder();
    const message = 'Write to hala.amin@mail.example or call 055 123 4567';
    loose.answers = {
      'GET /branches': data({ branches: [{ id: 1, name: message, latitude: 24.7 }] }),
      'GET /account/info': data({ first_name: 'Hala', nickname: 'Hallo', national_id: 1098765432, wallet: [] }),
      'GET /orders': data({ orders: [{ id: 4, user: { id: 88, name: 'Hala' }, confidential: 'Amin', status: 'New' }] }),
    };
    await probe(loose.url, '--token', token, '--samples', folder);
    const samples = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    const sampleOf = (path: string) => samples.find((sample) => sample.path === path)?.answer.body.data;
    expect(sampleOf('branches').branches[0].name).toBe('Write to customer@mail.example or call 966500000000');
    expect(sampleOf('branches').branches[0].latitude).toBe(24.7);
    expect(sampleOf('account/info')).toEqual({ first_name: 'Maha', wallet: [] });
    expect(sampleOf('orders').orders).toEqual([{ id: 4, user: { id: 1, name: 'Maha Salem' }, status: 'New' }]);
  });
});

const auth = (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } });

describe('a provider that means harm', () => {
  test('gets the token to no other address, never to the screen, and commands no terminal', async () => {
    const elsewhere = await startLooseProvider({});
    loose.answers = {
      'GET /branches': (response) => response.writeHead(302, { location: `${elsewhere.url}/api/v1/branches` }).end(),
      'GET /menus': answerWith(422, { status: false, message: `\u001b[2J\u202e${token} is yours` }),
      'GET /products': answerWith(200, data({ products: Array(3).fill({ id: 1, price: `${token}\u001b]0;x\u0007` }) })),
      'GET /cart': (response) => response.end('x'.repeat(6 * 1024 * 1024)),
    };
    const { exitCode, lines, text } = await probe(loose.url, '--token', token);
    await elsewhere.close();
    expect(exitCode).toBe(1);
    expect(elsewhere.calls).toEqual([]);
    expect(toldOf(lines, 'GET branches')[0]).toBe('failed');
    expect(toldOf(lines, 'GET cart')).toEqual(['no answer', 'The answer has more than 5242880 bytes']);
    expect(text).not.toContain(token);
    expect(text.replaceAll('\n', '')).toMatch(/^[^\p{Cc}\u202a-\u202e]*$/u);
  });

  test('that never ends an answer is left after the time that was given', async () => {
    loose.fallback = (response) => response.write('{"data": ');
    const { exitCode, lines, text } = await probe(loose.url, '--timeout', '50');
    loose.fallback = answerWith(404, { status: false, message: 'Not here' });
    expect(exitCode).toBe(2);
    expect(toldOf(lines, 'GET branches')).toEqual(['no answer', 'no answer within 50 ms']);
    expect(text).toContain('GET loyalty/customer-classes: the provider does not answer');
  });

  test('that is not there ends a real command with 2, and so does a wish that cannot be understood', async () => {
    const command = ['tests/probe/probe.ts', 'http://127.0.0.1:9', '--timeout', '2000'];
    const env = { ...process.env, PROBE_TOKEN: token };
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', env });
    expect(status).toBe(2);
    expect(stdout).toContain('no answer       GET branches');
    expect(stdout + stderr).not.toContain(token);
    const wishes = [
      [],
      ['ftp://a'],
      ['http://u:p@a'],
      ['http://a', '--token', 'a b'],
      ['http://a', '--write'],
      ['http://a', '--limit', '0'],
    ];
    for (const wish of wishes) expect((await probe(...wish)).exitCode).toBe(2);
  });
});
