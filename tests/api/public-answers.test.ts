import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { listCustomerClasses } from '../../server/provider/assumed-calls.ts';
import { listBranches } from '../../server/provider/branches.ts';
import { getProduct, listMenus, listServices } from '../../server/provider/catalogue.ts';
import type { Answer } from '../../server/provider/decode.ts';
import { ProviderError } from '../../server/provider/errors.ts';
import { listProducts } from '../../server/provider/shop.ts';
import { looseProviderForFile } from '../support/for-file.ts';
import { providerAt, settings } from '../support/provider-clients.ts';
import { answerWith } from '../support/start-loose-provider.ts';

const branches = { status: true, data: { branches: [{ id: 1, name: 'Olaya' }] } };

const renamed = { status: true, data: { branches: [{ id: 1, name: 'Malqa' }] } };

const products = { status: true, data: { products: [{ id: 1, name: 'Facial', price: 300 }] } };

const loose = await looseProviderForFile({ 'GET /branches': branches, 'GET /products': products });

/** A guest of a shop that keeps answers for so many milliseconds. */
const visit = ({ keep = 0, stale = 0, down = 0 } = {}) =>
  providerAt(loose.url, { providerCacheMs: keep, providerStaleMs: stale, providerDownStaleMs: down });

const statusOf = (call: Promise<unknown>): Promise<number | null> =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ProviderError ? error.status : null),
  );

test('guests who ask at the same time cost one call, and the next moment costs none', async () => {
  const { client } = visit({ keep: 5000 });
  await Promise.all([listBranches(client), listBranches(client), listBranches(client)]);
  await listBranches(client);
  expect(loose.calls).toHaveLength(1);
});

test('languages and settings have answers of their own', async () => {
  const { client, clientOf } = visit({ keep: 5000 });
  await listBranches(client);
  await listBranches(clientOf({ language: 'ar' }));
  await listBranches(clientOf({ settings: { ...settings, serviceType: 'online_store' } }));
  expect(loose.calls).toHaveLength(3);
});

test('a customer’s prices are asked for as the customer; lists without prices are those of guests, never the other way round', async () => {
  const { client, clientOf } = visit({ keep: 5000, stale: 60_000, down: 60_000 });
  const customer = clientOf({ token: 'a.b.c' });
  await Promise.all([listBranches(customer), listBranches(customer), listServices(customer, { page: 1 })]);
  const bearers = () => loose.calls.splice(0).map(({ headers }) => headers.authorization);
  expect(bearers()).toEqual(Array(3).fill('Bearer a.b.c'));
  await Promise.all([listBranches(client), listServices(client, { page: 1 })]);
  expect(bearers()).toEqual([undefined, undefined]);
  await Promise.all([listBranches(customer), listServices(customer, { page: 1 })]);
  expect(bearers()).toEqual(['Bearer a.b.c']);
});

test('an answer that is the same again is not read again, and every change of it counts at once', async () => {
  const { client } = visit();
  const first = await listBranches(client);
  expect(await listBranches(client)).toBe(first);
  loose.answers['GET /branches'] = renamed;
  expect((await listBranches(client))[0]?.name).toBe('Malqa');
  loose.answers['GET /branches'] = branches;
  expect((await listBranches(client))[0]?.name).toBe('Olaya');
  expect(loose.calls).toHaveLength(4);
});

test('each public list that has not changed is read once, whatever asks for it', async () => {
  loose.answers['GET /menus'] = { status: true, data: { menus: [] } };
  loose.answers['GET /products/1'] = { status: true, data: { product: { id: 1, name: 'Facial', price: 300 } } };
  loose.answers['GET /loyalty/customer-classes'] = { status: true, data: { customer_classes: [] } };
  const { client } = visit();
  const lists = [
    () => listMenus(client, {}),
    () => listServices(client, { page: 1 }),
    () => listProducts(client, { page: 1 }),
    () => listProducts(client, { page: 1 }, true),
    () => listCustomerClasses(client, new Set()),
    ...([null, 'SERVICE', 'PRODUCT'] as const).map((kind) => () => getProduct(client, '1', kind)),
  ];
  for (const list of lists) {
    const first = await list();
    expect(await list()).toBe(first);
  }
});

test('a guest who asks after a purge gets the new list, though the old one is still on its way to another', async () => {
  const { provider, client } = visit({ keep: 5000 });
  const waiting: ServerResponse[] = [];
  loose.answers['GET /branches'] = (response) => waiting.push(response);
  const before = listBranches(client);
  await expect.poll(() => waiting.length).toBe(1);
  provider.purge((kind) => kind === 'branches');
  loose.answers['GET /branches'] = renamed;
  expect((await listBranches(client))[0]?.name).toBe('Malqa');
  waiting[0]?.end(JSON.stringify(branches));
  expect((await before)[0]?.name).toBe('Olaya');
  expect((await listBranches(client))[0]?.name).toBe('Malqa');
  expect(loose.calls).toHaveLength(2);
});

test('a customer who is told what guests are told gets what was read for them; what a customer alone is told is kept for no one', async () => {
  const { client, clientOf } = visit();
  const customer = clientOf({ token: 'a.b.c' });
  const another = clientOf({ token: 'd.e.f' });
  const first = await listBranches(client);
  expect(await listBranches(customer)).toBe(first);
  loose.answers['GET /branches'] = renamed;
  const own = await listBranches(customer);
  expect(own[0]?.name).toBe('Malqa');
  expect(await listBranches(another)).not.toBe(own);
  loose.answers['GET /branches'] = branches;
  expect(await listBranches(client)).toBe(first);
  expect(loose.calls).toHaveLength(5);
});

test('two readers of one address each get what they read, whichever came first', async () => {
  const namesOf = (answer: Answer) => answer.list('branches', (branch) => branch.text('name'));
  const { client } = visit({ keep: 5000 });
  const ask = () => client.get('branches', { share: 'kept', read: namesOf });
  const [first, second] = await Promise.all([ask(), listBranches(client)]);
  const [third, fourth] = [await listBranches(client), await ask()];
  expect([first, fourth]).toEqual([['Olaya'], ['Olaya']]);
  expect([second[0]?.id, third[0]?.id]).toEqual(['1', '1']);
  expect(loose.calls).toHaveLength(1);
});

test('no guest waits for a provider that hangs: the last answer is there at once, and one read fetches the next', async () => {
  const { client } = visit({ keep: 1, stale: 60_000 });
  await listBranches(client);
  await expect.poll(async () => (await listBranches(client)) && loose.calls.length).toBe(2);
  const waiting: ServerResponse[] = [];
  loose.answers['GET /branches'] = (response) => waiting.push(response);
  await expect.poll(async () => (await listBranches(client)) && waiting.length).toBe(1);
  const [first, second] = await Promise.all([listBranches(client), listBranches(client)]);
  expect([first[0]?.name, second[0]?.name]).toEqual(['Olaya', 'Olaya']);
  expect(waiting).toHaveLength(1);
  waiting[0]?.end(JSON.stringify({ status: true, data: { branches: [{ id: 1, name: 'Malqa' }] } }));
  await expect.poll(async () => (await listBranches(client))[0]?.name).toBe('Malqa');
});

test('guests see the last answer while the provider fails, until it is too old', async () => {
  const { client } = visit({ keep: 1, stale: 150 });
  await listBranches(client);
  loose.answers['GET /branches'] = answerWith(500, {});
  const seen = async () => [(await listBranches(client))[0]?.name, loose.calls.length > 1];
  await expect.poll(seen).toEqual(['Olaya', true]);
  await expect.poll(() => statusOf(listBranches(client))).toBe(500);
});

test('the same words with another status are a failure', async () => {
  const { client } = visit();
  await listBranches(client);
  loose.answers['GET /branches'] = answerWith(404, branches);
  expect(await statusOf(listBranches(client))).toBe(404);
});

test('a failure is not kept', async () => {
  loose.answers['GET /branches'] = answerWith(404, {});
  const { client } = visit({ keep: 5000 });
  expect(await statusOf(listBranches(client))).toBe(404);
  loose.answers['GET /branches'] = branches;
  expect(await listBranches(client)).toHaveLength(1);
});

test('a customer meets the guests’ last lists when the provider fails for all, not when it refuses this one', async () => {
  const { client, clientOf } = visit({ keep: 1, stale: 1, down: 60_000 });
  const customer = clientOf({ token: 'a.b.c' });
  await listServices(client, { page: 1 });
  loose.answers['GET /products'] = answerWith(401, {});
  expect(await statusOf(listServices(customer, { page: 1 }))).toBe(401);
  loose.answers['GET /products'] = (response) => response.destroy();
  expect((await listServices(customer, { page: 1 })).services[0]?.name).toBe('Facial');
});

test('what cannot be understood does not take the place of the last list that could', async () => {
  const { client } = visit({ keep: 1, stale: 1, down: 60_000 });
  await listBranches(client);
  loose.answers['GET /branches'] = { status: true, data: { branches: 'none' } };
  for (let time = 0; time < 3; time += 1) expect((await listBranches(client))[0]?.name).toBe('Olaya');
});
