import { expect, test } from 'vitest';
import { shopForFile } from '../support/for-file.ts';

const shop = await shopForFile({ providerCacheMs: 60_000 });
const silent = await shopForFile({ serverTiming: false });

const timingOf = async (url: string): Promise<string> =>
  String((await shop.app.inject({ url })).headers['server-timing'] ?? '');

test('a developer reads beside a page what the provider, React and all of it took', async () => {
  const first = await timingOf('/services');
  expect(first).toMatch(/^total;dur=\d+\.\d, provider;dur=\d+\.\d;desc="\d+ calls, slowest GET [\w/{}-]+"/);
  expect(first).toMatch(/render;dur=\d+\.\d$/);
  const kept = await timingOf('/services');
  expect(kept).toMatch(/^total;dur=\d+\.\d, render;dur=0\.0$/);
});

test('a developer reads the same beside a GraphQL answer, and nothing beside a file or where it is switched off', async () => {
  const query = { method: 'POST', url: '/graphql', payload: { query: '{ branches { id } }' } } as const;
  const answer = await shop.app.inject({ ...query, headers: { 'accept-language': 'ar' } });
  expect(answer.headers['server-timing']).toMatch(
    /^total;dur=\S+ provider;dur=\S+;desc="1 calls, slowest GET branches"$/,
  );
  expect(await timingOf('/latest-build.json')).toBe('');
  for (const request of [query, '/services']) {
    expect((await silent.app.inject(request)).headers).not.toHaveProperty('server-timing');
  }
});
