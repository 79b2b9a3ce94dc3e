import { expect, test } from 'vitest';
import { requireBuild } from '../support/first-load.ts';
import { shopForFile } from '../support/for-file.ts';

requireBuild();
const shop = await shopForFile({ providerCacheMs: 0 });

const visit = (url: string, cookie = '') => shop.app.inject({ url, headers: { cookie } });

const productsIn = (html: string): string[] => [...html.matchAll(/href="\/product\/(\d+)"/g)].map(([, id = '']) => id);

test('a visitor who chose a branch before gets its treatments in the first answer, at three calls', async () => {
  const { calls, answer: html } = await shop.asked(async () => (await visit('/services', 'branch=2')).body);
  expect(calls.toSorted()).toEqual(['GET /branches', 'GET /menus', 'GET /products']);
  expect(productsIn(html)[0]).toMatch(/^2\d{3}$/);
  expect(html).toContain('Branch: Rawnaq Hittin.');
  expect(productsIn((await visit('/', 'branch=2')).body)[0]).toMatch(/^2\d{3}$/);
});

test('a visitor with a shared address sees the branch of the address, whatever they chose before', async () => {
  const { body } = await visit('/services?branch=3', 'branch=2');
  expect(productsIn(body)[0]).toMatch(/^3\d{3}$/);
});

test('a visitor whose branch has closed for good, or whose cookie is nonsense, sees the shop like any other', async () => {
  for (const cookie of ['branch=999', 'branch=../etc', `branch=${'9'.repeat(80)}`, 'branch=%22%3E%3Cscript%3E']) {
    const { statusCode, body } = await visit('/services', cookie);
    expect(statusCode).toBe(200);
    expect(productsIn(body)[0]).toMatch(/^1\d{3}$/);
    expect(body).not.toContain('<script>"');
  }
});

test('a visitor waits no longer for a provider that keeps silent because a branch is remembered', async () => {
  shop.controls.setFault({ kind: 'status', path: 'branches', status: 500 });
  const { statusCode, body } = await visit('/services', 'branch=2');
  shop.controls.clearFaults();
  expect(statusCode).toBe(200);
  expect(productsIn(body)[0]).toMatch(/^2\d{3}$/);
});

test('visitors of different branches do not get each other’s page', async () => {
  for (const turn of [1, 2]) {
    expect(productsIn((await visit('/services', 'branch=2')).body)[0], `turn ${turn}`).toMatch(/^2/);
    expect(productsIn((await visit('/services', 'branch=4')).body)[0], `turn ${turn}`).toMatch(/^4/);
    expect(productsIn((await visit('/services')).body)[0], `turn ${turn}`).toMatch(/^1/);
  }
});

test('a customer who signs out leaves no branch behind, and a guest who is sent to sign in keeps theirs', async () => {
  const cookie = await shop.signIn('500000901');
  const out = await shop.gql('mutation { signOut }', {}, { cookie: `${cookie}; branch=2` });
  expect(out.cookies.some((line) => line.startsWith('branch=;'))).toBe(true);
  const guest = await shop.gql('mutation { emptyCart { itemCount } }', {}, { cookie: 'branch=2' });
  expect(guest.code).toBe('UNAUTHENTICATED');
  expect(guest.cookies.filter((line) => line.startsWith('branch='))).toEqual([]);
});

test.each([
  ['/services?service=1003', 200],
  ['/services?service=999999', 404],
  ['/services?service=..%2Fcart', 200],
  ['/branches?branch=2', 200],
  ['/branches?branch=999', 404],
])('a visitor of %s is answered with %i', async (url, status) => {
  expect((await visit(url)).statusCode).toBe(status);
});
