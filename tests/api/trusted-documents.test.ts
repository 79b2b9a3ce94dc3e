import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { requireBuild } from '../support/first-load.ts';
import { shopForFile, temporaryFolder } from '../support/for-file.ts';
import { openGreetedSocket } from '../support/open-socket.ts';
import { operationTexts } from '../support/operation-texts.ts';
import type { Shop } from '../support/start-shop.ts';

const own = new Map(operationTexts().map((operation) => [operation.name, operation]));
const idOf = (name: string) => own.get(name)?.id ?? '';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const written = '{ branches { name } }';

requireBuild();
const folder = temporaryFolder(afterAll);
const shop = await shopForFile({ cdnSeconds: 60, publicUrl: 'http://shop.example' });
const strict = await shopForFile({ graphqlDocuments: 'trusted', assetsFolder: folder });
const url = await strict.app.listen({ port: 0, host: '127.0.0.1' });

const post = (where: Shop, payload: object, headers: Record<string, string> = {}) =>
  where.app.inject({ method: 'POST', url: '/graphql', payload, headers });

const get = (where: Shop, params: Record<string, string>, headers: Record<string, string> = {}) =>
  where.app.inject({ url: `/graphql?${new URLSearchParams(params)}`, headers: { host: 'shop.example', ...headers } });

describe('a page that names an operation by its id', () => {
  test('is answered as if it had sent the text, by the whole hash too, with the prefix of the specification and without', async () => {
    const operationName = 'BranchPlaces';
    const { id, text: query } = own.get(operationName) ?? { id: '', text: '' };
    const digest = sha256(query);
    expect(digest.startsWith(id)).toBe(true);
    const asked = [{ query }, ...[id, digest, `sha256:${digest}`].map((documentId) => ({ documentId }))];
    const answers = await Promise.all(asked.map((named) => post(shop, { ...named, operationName })));
    const [first, ...others] = answers.map((answer) => answer.json());
    expect(first.data.branches.length).toBeGreaterThan(2);
    expect(others).toEqual([first, first, first]);
  });

  test('hears that an id is unknown here, and is answered when it sends the text along', async () => {
    const documentId = `sha256:${sha256(written)}`;
    const unknown = await post(shop, { documentId });
    expect(unknown.statusCode).toBe(400);
    expect(unknown.headers.connection).toBe('close');
    expect(unknown.json().errors).toHaveLength(1);
    expect(unknown.json().errors[0].extensions).toMatchObject({
      code: 'GRAPHQL_INVALID',
      reason: 'PERSISTED_DOCUMENT_NOT_FOUND',
    });
    expect((await post(shop, { documentId, query: written })).json().data.branches).toBeDefined();
    expect((await post(shop, { documentId: 7 })).statusCode).toBe(400);
  });

  test('of another build is understood by its id as soon as that build has laid its files into the shared folder', async () => {
    const documentId = `sha256:${sha256(written)}`;
    expect((await post(strict, { documentId })).statusCode).toBe(400);
    const forged = 'mutation { signOut }';
    const [short, another] = [sha256(written).slice(0, 16), sha256('another').slice(0, 16)];
    const manifest = JSON.stringify({ [short]: written, [another]: forged });
    writeFileSync(join(folder, 'operations-AAAAAAAA.json'), manifest);
    await expect.poll(async () => (await post(strict, { documentId })).statusCode, { timeout: 5_000 }).toBe(200);
    expect((await post(strict, { documentId: short })).statusCode).toBe(200);
    expect((await post(strict, { documentId: another })).statusCode).toBe(400);
  });
});

describe('a shop that runs its own operations only', () => {
  test('refuses every other document and says why, and takes its own as text from pages of an older build', async () => {
    const refused = await post(strict, { query: '{ viewer { isGuest } }' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toHaveLength(1);
    expect(refused.json().errors[0].extensions.reason).toBe('PERSISTED_DOCUMENT_REQUIRED');
    const query = own.get('BranchPlaces')?.text;
    expect((await post(strict, { query })).json().data.branches).toBeDefined();
    expect((await post(strict, { documentId: idOf('BranchPlaces') })).json().data.branches).toBeDefined();
    expect((await strict.app.inject({ url: '/services' })).statusCode).toBe(200);
  });

  test('lets a socket subscribe by id, and to nothing else', async () => {
    const subscribe = async (payload: object) => {
      const socket = await openGreetedSocket(url);
      socket.send({ type: 'subscribe', id: '1', payload });
      const { type, payload: told } = await socket.next();
      socket.socket.close();
      return { type, told: JSON.stringify(told) };
    };
    const variables = { orderNumber: '1' };
    const live = [...own.values()].find(({ kind }) => kind === 'subscription');
    const named = await subscribe({ query: '', documentId: live?.id, variables });
    // It was understood: only a customer may ask.
    expect(named.told).toContain('UNAUTHENTICATED');
    const other = await subscribe({ query: live?.text.replace('{', ' {'), variables });
    expect(other).toMatchObject({ type: 'error', told: expect.stringContaining('PERSISTED_DOCUMENT_REQUIRED') });
    const unknown = await subscribe({ query: '', documentId: sha256('x'), variables });
    expect(unknown.told).toContain('PERSISTED_DOCUMENT_NOT_FOUND');
  });
});

describe('an operation that is asked for by GET', () => {
  const branches = { documentId: idOf('BranchPlaces'), operationName: 'BranchPlaces', language: 'en' };

  test('may be kept by a CDN when it says nothing of its visitor, and is not sent again to a browser that has it', async () => {
    const answer = await get(shop, branches);
    expect(answer.json().data.branches.length).toBeGreaterThan(2);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=60');
    expect(String(answer.headers.vary)).not.toMatch(/cookie|language/i);
    const again = await get(shop, branches, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const cards = { documentId: idOf('ShopMenus') };
    const [english, arabic] = await Promise.all(['en', 'ar'].map((language) => get(shop, { ...cards, language })));
    expect(arabic?.headers.etag).not.toBe(english?.headers.etag);
  });

  test('is kept by no shared cache where cookies or the browser’s language decide', async () => {
    const { language, ...spoken } = branches;
    expect((await get(shop, spoken, { 'accept-language': language })).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('Accept-Language'),
    });
    const chosen = await get(shop, branches, { cookie: 'settings=reservation.branch' });
    expect(chosen.headers['cache-control']).toBe('private, no-cache');
  });

  test('is never kept for a customer, nor when it asks who is there, fails, or is written out', async () => {
    const cookie = await shop.signIn('512340117');
    const { text = '' } = own.get('BranchPlaces') ?? {};
    const viewer = [...own.values()].find(({ kind, text: asked }) => kind === 'query' && /[{}]viewer\{/.test(asked));
    const answers = [
      await get(shop, branches, { cookie }),
      await get(shop, { documentId: viewer?.id ?? '', language: 'en' }),
      await get(shop, { documentId: idOf('Profile'), language: 'en' }),
      await get(shop, { documentId: idOf('BookedService'), language: 'en' }),
      await get(shop, { query: text, language: 'en' }),
    ];
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(answers.length).fill('no-store'));
    expect(answers.map(({ headers }) => headers.etag)).toEqual(Array(answers.length).fill(undefined));
  });

  test('changes nothing', async () => {
    const answer = await get(shop, { documentId: idOf('AddToCart') });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });
});
