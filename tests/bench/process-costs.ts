import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { signInAtProvider } from '../support/provider-customer.ts';
import { addMutation, placeMutation } from '../support/shop-steps.ts';
import { startRedis } from '../support/start-redis.ts';
import { median } from './compare-cpu.ts';
import { type MeasuredProcess, startMeasured } from './measured-process.ts';

type SentCode = { mobile_number: string; code: string };
type Engine = 'SQLite' | 'Redis';

/** So many processes of one shop, the sandbox behind them, and the customers whom it knows. */
type Shops = {
  processes: MeasuredProcess[];
  signIn: (phone: string) => Promise<string>;
  close: () => Promise<void>;
};

/** Requests to several processes, in turn, over kept connections. */
type Load = {
  processes: readonly MeasuredProcess[];
  ask: (turn: number) => Promise<void>;
  close: () => Promise<unknown>;
};

/**
 * Answers of several processes beside one: `here` on this machine, where visitors and provider want its cores too, and
 * `apart` by the CPU of the processes for a request, as where each has a core to itself.
 */
export type Growth = { here: number; apart: number };

export const processCounts = [1, 2, 4];
const howManyRounds = 7;
const requests = 400;
const atOnce = 12;
const orders = 25;
const cartQuery = '{ cart(params: {}) { itemCount total { amount } lines { id name quantity } } }';
const oil = { productId: '8001', branchId: '2', as: 'PRODUCT', extension: '30ml', quantity: 1 };

const startShops = async (engine: Engine, count: number): Promise<Shops> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const provider = await startMeasured('sandbox-server.ts', {});
  const redis = engine === 'Redis' ? await startRedis(folder) : null;
  const env = {
    PROVIDER_URL: provider.url,
    STATE_FILE: join(folder, 'state.sqlite'),
    ...(redis && { REDIS_URL: redis.url }),
  };
  const processes = await Promise.all(Array.from({ length: count }, () => startMeasured('shop-server.ts', env)));
  const codeFor = async (phone: string) => {
    const codes = (await (await fetch(`${provider.url}/__sandbox/codes`)).json()) as SentCode[];
    const sent = codes.find(({ mobile_number }) => mobile_number.endsWith(phone));
    if (!sent) throw new Error(`No code was sent to ${phone}`);
    return sent.code;
  };
  return {
    processes,
    signIn: async (phone) => {
      const caller = await signInAtProvider({ controls: { codeFor } }, provider.url, phone);
      return `auth_token=${caller.token()}`;
    },
    close: async () => {
      for (const { stop } of [...processes, provider]) stop();
      await redis?.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const postTo = async (pool: Pool, cookie: string, query: string, variables: object = {}): Promise<unknown> => {
  const headers = { 'content-type': 'application/json', accept: 'application/json', cookie };
  const body = JSON.stringify({ query, variables });
  const { statusCode, body: answer } = await pool.request({ method: 'POST', path: '/graphql', headers, body });
  const { data, errors } = (await answer.json()) as { data: unknown; errors?: { message: string }[] };
  if (statusCode !== 200 || errors) throw new Error(`The shop answered ${statusCode}: ${errors?.[0]?.message}`);
  return data;
};

const loadOf = (processes: readonly MeasuredProcess[], send: (pool: Pool) => Promise<unknown>): Load => {
  const pools = processes.map(({ url }) => new Pool(url, { connections: atOnce }));
  return {
    processes,
    ask: async (turn) => void (await send(pools[turn % pools.length] as Pool)),
    close: () => Promise.all(pools.map((pool) => pool.close())),
  };
};

type Figures = { aSecond: number; cpu: number };

/** Requests a second, so many at once, and the CPU of each. */
const measure = async ({ processes, ask }: Load): Promise<Figures> => {
  const cpuOf = async () => (await Promise.all(processes.map(({ cpu }) => cpu()))).reduce((sum, cpu) => sum + cpu, 0);
  const [before, startedAt] = [await cpuOf(), performance.now()];
  let turn = 0;
  const walk = async () => {
    while (turn < requests) await ask(turn++);
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
  const aSecond = (requests / (performance.now() - startedAt)) * 1000;
  return { aSecond, cpu: ((await cpuOf()) - before) / requests };
};

/** Rounds of each count in turn, so that whatever slows the machine down slows all. */
const growthOf = async (
  processes: readonly MeasuredProcess[],
  send: (pool: Pool) => Promise<unknown>,
): Promise<Growth[]> => {
  const loads = processCounts.map((count) => loadOf(processes.slice(0, count), send));
  for (const load of loads) await measure(load);
  const rounds: Figures[][] = [];
  for (let round = 0; round < howManyRounds; round += 1) {
    const figures: Figures[] = [];
    for (const at of processCounts.keys()) {
      const turned = (at + round) % processCounts.length;
      figures[turned] = await measure(loads[turned] as Load);
    }
    rounds.push(figures);
  }
  await Promise.all(loads.map((load) => load.close()));
  const ratioOf = (at: number, ratio: (some: Figures, one: Figures) => number) =>
    median(rounds.map((figures) => ratio(figures[at] as Figures, figures[0] as Figures)));
  return processCounts.map((count, at) => ({
    here: ratioOf(at, (some, one) => some.aSecond / one.aSecond),
    apart: ratioOf(at, (some, one) => (count * one.cpu) / some.cpu),
  }));
};

/** The cost of one order beside putting a piece into the cart, in time and in the shop's CPU. */
const orderCost = async ({ processes: [shop], signIn }: Shops) => {
  if (!shop) throw new Error('There is no process');
  const pool = new Pool(shop.url, { connections: 1 });
  const measured = async (work: () => Promise<unknown>) => {
    const [cpu, startedAt] = [await shop.cpu(), performance.now()];
    const answer = await work();
    return { answer, time: performance.now() - startedAt, cpu: (await shop.cpu()) - cpu };
  };
  const times: number[] = [];
  const cpus: number[] = [];
  for (let order = 0; order < orders; order += 1) {
    const cookie = await signIn(`5000${70_000 + order}`);
    const add = await measured(() => postTo(pool, cookie, addMutation, { input: oil }));
    const { addToCart } = add.answer as { addToCart: { cartLineId: string } };
    const lines = [{ id: addToCart.cartLineId, productId: oil.productId, quantity: 1 }];
    const input = { checkoutKey: randomUUID(), paymentMethodId: '1', lines };
    const placed = await measured(() => postTo(pool, cookie, placeMutation, { input }));
    // The first ones warm the process up.
    if (order < 5) continue;
    times.push(placed.time / add.time);
    cpus.push(placed.cpu / add.cpu);
  }
  await pool.close();
  return { time: median(times), cpu: median(cpus) };
};

export type ProcessCosts = { page: Growth[]; query: Growth[]; order: { time: number; cpu: number } };

/** The gain of more processes with this engine of the shared state, and the cost of an order. */
export const processCosts = async (engine: Engine): Promise<ProcessCosts> => {
  const shops = await startShops(engine, Math.max(...processCounts));
  try {
    const order = await orderCost(shops);
    const cookie = await shops.signIn('500069999');
    const headers = { 'accept-encoding': 'br' };
    const page = await growthOf(shops.processes, async (pool) => {
      const { body } = await pool.request({ method: 'GET', path: '/services', headers });
      await body.arrayBuffer();
    });
    const query = await growthOf(shops.processes, (pool) => postTo(pool, cookie, cartQuery));
    return { page, query, order };
  } finally {
    await shops.close();
  }
};
