import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type RunningApp, startApp } from '../support/start-app.ts';
import {
  answerWith,
  type LooseAnswer,
  type LooseProvider,
  startLooseProvider,
} from '../support/start-loose-provider.ts';

const bell = '<path fill="currentColor" d="M12 2v20"/>';

/** An icon service that knows every icon of one set. */
const knowsAll: LooseAnswer = (response, { query }) => {
  const names = query.get('icons')?.split(',') ?? [];
  answer(response, Object.fromEntries(names.map((name) => [name, { body: bell }])));
};

const answer = (response: Parameters<Extract<LooseAnswer, (...args: never[]) => void>>[0], icons: object) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ prefix: 'mdi', icons, width: 24, height: 24 }));
};

const late =
  (milliseconds: number): LooseAnswer =>
  async (response, call) => {
    await wait(milliseconds);
    if (typeof knowsAll === 'function') knowsAll(response, call);
  };

const silent: LooseAnswer = () => {};

const open: (RunningApp | LooseProvider)[] = [];

afterAll(() => Promise.all(open.map((each) => ('close' in each ? each.close() : each[Symbol.asyncDispose]()))));

/** A shop that asks these services, in this order. */
const shopBeside = async (...answers: LooseAnswer[]) => {
  const services = await Promise.all(answers.map((each) => startLooseProvider({ 'GET /mdi.json': each })));
  const shop = await startApp({ ICON_SERVICES: services.map(({ url }) => url).join(' ') });
  open.push(...services, shop);
  const ask = async (names: string, set = 'mdi') => {
    const startedAt = performance.now();
    const response = await shop.app.inject({ url: `/api/icons/${set}.json?icons=${names}` });
    const milliseconds = performance.now() - startedAt;
    return { status: response.statusCode, headers: response.headers, milliseconds, ...response.json() };
  };
  return { ask, services };
};

// Most of them wait for a time-out, each with services and a shop of its own.
describe.concurrent('icons of a set that the shop does not have', () => {
  it('come from the public service by one GET of the collection, and are kept [BUILD-03]', async () => {
    const { ask, services } = await shopBeside(knowsAll);
    const first = await ask('bell,heart,bell');
    expect(first).toMatchObject({ status: 200, prefix: 'mdi', width: 24, icons: { bell: { body: bell } } });
    expect(first.headers['cache-control']).toContain('public');
    await ask('heart,bell');
    expect(services[0]?.calls.map(({ method, path, query }) => [method, path, query.get('icons')])).toEqual([
      ['GET', '/mdi.json', 'bell,heart'],
    ]);
    expect((await ask('house', 'lucide')).icons).toHaveProperty('house');
    expect(services[0]?.calls).toHaveLength(1);
  });

  it('are asked for in addresses of at most 500 characters [BUILD-04]', async () => {
    const { ask, services } = await shopBeside(knowsAll);
    const names = Array.from({ length: 64 }, (_, i) => `icon-${10 + i}-b`);
    expect(Object.keys((await ask(names.join(','))).icons)).toHaveLength(64);
    const lengths = services[0]?.calls.map(
      ({ path, query }) => `${services[0]?.url}${path}?icons=${query.get('icons')}`.length,
    );
    expect(Math.max(...(lengths ?? []))).toBeLessThanOrEqual(500);
    expect(Math.max(...(lengths ?? []))).toBeGreaterThan(470);
  });

  it('come from the next address when the first is silent for 750 ms, or broken [BUILD-04]', async () => {
    const { ask, services } = await shopBeside(silent, knowsAll);
    const found = await ask('bell');
    expect(found.icons).toHaveProperty('bell');
    expect(found.milliseconds).toBeGreaterThanOrEqual(740);
    expect(services[0]?.calls).toHaveLength(1);
    const broken = await shopBeside(answerWith(500, {}), knowsAll);
    expect((await broken.ask('bell')).icons).toHaveProperty('bell');
  });

  it('let no visitor wait for more than 1,500 ms, and are there for the next one [BUILD-04]', async ({ expect }) => {
    const { ask, services } = await shopBeside(late(1_800));
    const first = await ask('bell');
    expect(first).toMatchObject({ status: 200, icons: {}, not_found: ['bell'] });
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.milliseconds).toBeGreaterThanOrEqual(1_490);
    await expect.poll(async () => (await ask('bell')).icons.bell, { timeout: 10_000 }).toBeTruthy();
    expect(services[0]?.calls).toHaveLength(1);
  });

  it('are asked for anew after five seconds without an answer, not before [BUILD-04]', async ({ expect }) => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    const asked: number[] = [];
    const { ask } = await shopBeside(() => asked.push(performance.now()));
    void ask('bell');
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(async () => (await ask('bell')) && asked.length, { timeout: 15_000, interval: 50 }).toBe(2);
    expect(Number(asked[1]) - Number(asked[0])).toBeGreaterThanOrEqual(4_900);
    // A busy machine wakes up later than it was asked to.
    expect(new Set(limits.mock.calls.flat())).toEqual(new Set([5_000]));
  });

  it('are drawings only: what could run or fetch something is left out, and so is what is no set', async () => {
    const hostile = {
      bell: { body: bell },
      evil: { body: '<script>alert(1)</script>' },
      load: { body: '<g onload="alert(1)"/>' },
      far: { body: '<use href="https://elsewhere.example/x.svg#a"/>' },
      number: { body: 7 },
    };
    const { ask } = await shopBeside((response) => answer(response, hostile));
    const found = await ask('bell,evil,load,far,number,..,__proto__');
    expect(Object.keys(found.icons)).toEqual(['bell']);
    expect(found.not_found).toEqual(['evil', 'load', 'far', 'number', '..', '__proto__']);
    const other = await shopBeside({ prefix: 'other', icons: { bell: { body: bell } } });
    expect(await other.ask('bell')).toMatchObject({ status: 200, icons: {}, not_found: ['bell'] });
    expect((await other.ask('bell', '..%2Fadmin')).status).toBe(404);
  });
});
