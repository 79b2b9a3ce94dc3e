import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { postGraphql } from '../support/post-graphql.ts';
import { type LooseAnswer, startLooseProvider } from '../support/start-loose-provider.ts';
import { direct, startProcess } from '../support/start-process.ts';

type Line = { level: number; msg: string; endpoint?: string; kind?: string };

const warnLevel = 40;
const branches = JSON.stringify({ data: { branches: [{ id: 1, name: 'Olaya'.repeat(400) }] } });
const provider = await startLooseProvider({});
afterAll(() => provider.close());

/** A shop in production and its log so far. */
const startLoggedShop = async (level: string) => {
  const env = { PROVIDER_URL: provider.url, PROVIDER_CACHE_MS: '0', STATE_FILE: ':memory:', LOG_LEVEL: level };
  const shop = await startProcess(direct, { ...env, NODE_ENV: 'production', RATE_LIMIT_FACTOR: '1000' });
  // The log of its start is about its configuration.
  shop.written.length = 0;
  const lines = () => shop.written.filter((line) => line.startsWith('{')).map((line): Line => JSON.parse(line));
  return { url: shop.url, lines };
};

const cutTo =
  (headers: Record<string, number>, end: 'end' | 'resetAndDestroy'): LooseAnswer =>
  (response) => {
    response.writeHead(200, headers);
    response.write(branches.slice(0, 500), () => response.socket?.[end]());
  };

test('an answer that the provider cuts off is its failure in the log, once', { timeout: 20_000 }, async () => {
  const shop = await startLoggedShop('info');
  const cuts = [
    cutTo({ 'content-length': branches.length }, 'end'),
    cutTo({ 'content-length': branches.length }, 'resetAndDestroy'),
    cutTo({}, 'end'),
  ];
  for (const [turn, cut] of cuts.entries()) {
    provider.answers['GET /branches'] = cut;
    // A kind of business of its own each time: a failure is remembered for a moment.
    const kind = ['reservation', 'online_store', 'food_ordering'][turn];
    const { errors } = await postGraphql(
      shop.url,
      { query: '{ home { branches { id } } again: home { branches { id } } }' },
      { cookie: `settings=${kind}.branch` },
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['PROVIDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE']);
  }
  await expect.poll(() => shop.lines().filter(({ msg }) => msg === 'request completed')).toHaveLength(3);
  const serious = shop.lines().filter(({ level }) => level >= warnLevel);
  expect(serious.map(({ level, endpoint, kind }) => ({ level, endpoint, kind }))).toEqual(
    Array(3).fill({ level: warnLevel, endpoint: 'GET branches', kind: 'unreachable' }),
  );
});

test('visitors who leave while they are answered are no fault of this server', { timeout: 30_000 }, async () => {
  const shop = await startLoggedShop('info');
  const many = Array.from({ length: 300 }, (_, id) => ({ id, name: `${Math.random()}`.repeat(10) }));
  provider.answers['GET /branches'] = { data: { branches: many } };
  const { port } = new URL(shop.url);
  const query = JSON.stringify({ query: '{ branches { id name } }' });
  const head = `Host: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\nContent-Type: application/json`;
  const asked = `POST /graphql HTTP/1.1\r\n${head}\r\nContent-Length: ${query.length}\r\n\r\n${query}`;
  const leave = (calls: number) =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(asked));
      socket.on('error', () => {});
      // Some leave at once, the others as soon as the provider is asked for them.
      const gone = () => {
        socket.resetAndDestroy();
        resolve();
      };
      if (calls === 0) socket.on('connect', () => socket.write('', gone));
      else
        provider.answers['GET /branches'] = (response) =>
          response.end(JSON.stringify({ data: { branches: many } }), gone);
    });
  for (let visitor = 0; visitor < 60; visitor += 1) await leave(visitor % 2);
  await expect
    .poll(() => postGraphql(shop.url, { query: '{ branches { id } }' }).then(({ status }) => status))
    .toBe(200);
  const left = () => shop.lines().filter(({ msg }) => msg.startsWith('a visitor left'));
  await expect.poll(() => left().length).toBeGreaterThan(0);
  expect(shop.lines().filter(({ level }) => level >= warnLevel)).toEqual([]);
});
