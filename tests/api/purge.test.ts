import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { postGraphql } from '../support/post-graphql.ts';
import { signInAtProvider } from '../support/provider-customer.ts';
import { type SharedShops, startShops } from '../support/shared-shops.ts';
import { purgeSecret, signedPurge } from '../support/signed-purge.ts';

const shop = await shopForFile({ purgeSecret: purgeSecret, providerCacheMs: 60_000 });
const silent = await shopForFile();

const administratorOf = async ({ sandbox, provider }: SharedShops) => {
  const caller = await signInAtProvider(sandbox, provider, '500000001');
  return `auth_token=${caller.token()}`;
};

const name = (text: string) => ({ status: true, data: { branches: [{ id: 1, name: text }], menus: [] } });

describe.each(['file', 'redis'] as const)('two processes that share a %s', { timeout: 30_000 }, (engine) => {
  let shops: SharedShops;
  beforeAll(async () => {
    const kept = { PURGE_SECRET: purgeSecret, PROVIDER_CACHE_MS: '60000', REDIS_TIMEOUT_MS: '5000' };
    shops = await startShops(engine, 2, kept);
  }, 60_000);
  afterAll(() => shops.close());

  const namesAt = async (index: number) => {
    const { data } = await postGraphql(shops.at(index), { query: '{ branches { name } }' });
    return JSON.stringify(data);
  };
  const pageAt = async (index: number) => (await fetch(`${shops.at(index)}/branches`)).text();
  const rename = (text: string) => {
    shops.sandbox.controls.clearFaults();
    shops.sandbox.controls.setFault({ kind: 'body', path: 'branches', body: name(text) });
  };

  test('show the new name of a branch as soon as the back office or an administrator says so to one of them, and no earlier', async () => {
    rename('Olaya');
    for (const index of [0, 1]) expect([await namesAt(index), await pageAt(index)].join()).toContain('Olaya');
    rename('Malqa');
    for (const words of [['loyalty', 'catalogue'], ['branches']]) {
      for (const index of [0, 1]) expect(await namesAt(index)).toContain('Olaya');
      const answer = await fetch(`${shops.at(0)}/purge`, signedPurge({ words }));
      expect([answer.status, await answer.json()]).toEqual([200, { words, isEverywhere: true }]);
    }
    for (const index of [0, 1]) {
      await expect.poll(() => namesAt(index)).toContain('Malqa');
      expect(await pageAt(index)).toContain('Malqa');
    }
    const huda = await administratorOf(shops);
    rename('Hittin');
    const query = 'mutation { purge(words: [BRANCHES]) { isEverywhere } }';
    const { data } = await postGraphql(shops.at(1), { query }, { cookie: huda });
    expect(data).toEqual({ purge: { isEverywhere: true } });
    for (const index of [0, 1]) await expect.poll(() => namesAt(index)).toContain('Hittin');
  });

  test('do what a request says once, whichever of them hears it again', async () => {
    const signed = signedPurge({ words: ['branches'] });
    const statuses = [];
    for (const index of [0, 1, 0]) statuses.push((await fetch(`${shops.at(index)}/purge`, signed)).status);
    expect(statuses).toEqual([200, 409, 409]);
  });
});

test('an administrator who has the services read anew leaves the branches in memory', async () => {
  const cookie = await shop.signIn('500000001');
  const services = () => shop.gql('{ services { page { total } } }');
  const branches = () => shop.gql('{ branches { id } }');
  await Promise.all([services(), branches()]);
  expect(await shop.callsOf(() => Promise.all([services(), branches()]))).toEqual([]);
  const { data } = await shop.gql('mutation { purge(words: [CATALOGUE]) { isEverywhere } }', {}, { cookie });
  expect(data).toEqual({ purge: { isEverywhere: true } });
  expect(await shop.callsOf(branches)).toEqual([]);
  expect(await shop.callsOf(services)).toEqual(['GET /products']);
});

describe('a request that should not be made', () => {
  test.each([
    ['is signed with another secret', signedPurge({ words: ['shop'] }, { secret: 'x'.repeat(32) }), 401],
    ['says other words than were signed', signedPurge({ words: ['shop'] }, { sent: '{"words":["branches"]}' }), 401],
    ['is ten minutes old', signedPurge({ words: ['shop'] }, { at: Date.now() - 600_000 }), 401],
    ['is of tomorrow', signedPurge({ words: ['shop'] }, { at: Date.now() + 86_400_000 }), 401],
    ['is not signed', { method: 'POST', headers: {}, body: '{"words":["shop"]}' }, 401],
    ['names no feature', signedPurge({ words: ['everything'] }), 422],
    ['is no list', signedPurge({}), 422],
  ])('because it %s changes nothing', async (_why, { headers, body }, status) => {
    const calls = await shop.callsOf(async () => {
      await shop.gql('{ branches { id } }');
      const { statusCode } = await shop.app.inject({ method: 'POST', url: '/purge', headers, payload: body });
      expect(statusCode).toBe(status);
      await shop.gql('{ branches { id } }');
    });
    expect(calls.length).toBeLessThanOrEqual(1);
  });

  test('is refused in plain words where no secret is set, and an administrator’s button is for administrators', async () => {
    const { headers, body } = signedPurge({ words: ['shop'] });
    const { statusCode, json } = await silent.app.inject({ method: 'POST', url: '/purge', headers, payload: body });
    expect([statusCode, json().message]).toEqual([403, expect.stringContaining('PURGE_SECRET is not set')]);
    const purgeMutation = 'mutation { purge(words: [SHOP]) { isEverywhere } }';
    const noura = await shop.signIn('512345678');
    const codes = [await shop.gql(purgeMutation), await shop.gql(purgeMutation, {}, { cookie: noura })];
    expect(codes.map(({ code }) => code)).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  });
});
