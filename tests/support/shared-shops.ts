import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { buildSandbox } from '../../server/sandbox/sandbox.ts';
import { type GraphqlAnswer, postGraphql } from './post-graphql.ts';
import { addService, freeSlot, signInAtProvider } from './provider-customer.ts';
import { placeMutation } from './shop-steps.ts';
import { direct, endProcess, type RunningProcess, startLasting } from './start-process.ts';
import { type RunningRedis, startRedis } from './start-redis.ts';

type Sandbox = ReturnType<typeof buildSandbox>;

/** How long a turn of asking for a payment takes in these shops. Milliseconds. */
export const turnMs = 700;

export type SharedShops = {
  sandbox: Sandbox;
  /** Where the sandbox listens. */
  provider: string;
  processes: RunningProcess[];
  redis: RunningRedis | null;
  /** Where the process of this number listens; they are counted round. */
  at: (index: number) => string;
  /** What the provider got of this kind since `controls.clearRequests()`. */
  callsTo: (path: string) => number;
  close: () => Promise<void>;
};

/** So many processes of one shop: on one machine with one file, or each with a folder of its own and one Redis. */
export const startShops = async (
  engine: 'file' | 'redis',
  count: number,
  more: Record<string, string> = {},
): Promise<SharedShops> => {
  const folder = mkdtempSync(join(tmpdir(), 'shops-'));
  const sandbox = buildSandbox({ database: ':memory:' });
  const [provider, redis] = await Promise.all([sandbox.listen(0), engine === 'redis' ? startRedis() : null]);
  const env = {
    PROVIDER_URL: provider,
    PAYMENT_POLL_MS: String(turnMs),
    RATE_LIMIT_FACTOR: '10',
    PROVIDER_FAILURE_MS: '0',
    PROVIDER_TIMEOUT_MS: '2000',
    ...more,
  };
  const fileOf = (index: number) => join(folder, redis ? String(index) : 'one', 'state.sqlite');
  const processes = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      startLasting(direct, { ...env, STATE_FILE: fileOf(index), ...(redis && { REDIS_URL: redis.url }) }),
    ),
  );
  return {
    sandbox,
    provider,
    processes,
    redis,
    at: (index) => processes[index % count]?.url ?? '',
    callsTo: (path) => sandbox.controls.requests().filter((call) => call.path === path).length,
    close: async () => {
      await Promise.all(processes.map(endProcess));
      await redis?.kill();
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
  };
};

export type Customer = {
  cookie: string;
  token: string;
  ask: (url: string, query: string, variables?: unknown) => Promise<GraphqlAnswer>;
};

/** A new customer, whom the shops have not seen before, with a booking in the cart when a service is named. */
export const aCustomer = async (
  { sandbox, provider }: SharedShops,
  phone: string,
  service?: number,
): Promise<Customer> => {
  const caller = await signInAtProvider(sandbox, provider, phone);
  if (service) await addService(caller, service, await freeSlot(caller, service));
  const token = caller.token() ?? '';
  const cookie = `auth_token=${token}`;
  return { cookie, token, ask: (url, query, variables) => postGraphql(url, { query, variables }, { cookie }) };
};

/** One press on a way to pay; answers the order's number, or the code of the failure. */
export const press = async (
  { ask }: Customer,
  url: string,
  checkoutKey: string,
  lineIds: string[] = [],
): Promise<string> => {
  const input = { checkoutKey, paymentMethodId: '1', lineIds };
  const { data, errors } = await ask(url, placeMutation, { input });
  const placed = data?.placeOrder as { orderNumber: string } | null | undefined;
  return placed?.orderNumber ?? errors?.[0]?.extensions.code ?? '';
};

/** Resolves when the provider has got a call of this kind. */
export const arrivalOf = async ({ callsTo }: SharedShops, path: string): Promise<void> => {
  await expect.poll(() => callsTo(path), { timeout: 5_000, interval: 10 }).toBeGreaterThan(0);
};
