import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { type Addition, type Allowance, type Store, StoreAway, type Total, type WindowLimit } from './store.ts';

/** The URLs of Redis or Valkey. Several are a cluster, or Sentinels when the name of their primary is given. */
export type RedisServers = {
  urls: readonly string[];
  sentinelName: string | null;
  /** Milliseconds after which a question without an answer counts as failed. */
  timeout: number;
};

type RedisClient = Redis | Cluster;

/**
 * With the library's own settings every request would wait more than ten seconds for a server that is away. Milliseconds.
 */
const quickToFail = {
  connectTimeout: 500,
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  retryStrategy: (times: number) => Math.min(times * 50, 1_000),
} satisfies RedisOptions;

const partsOf = (url: string) => {
  const { hostname, port, username, password, protocol, pathname } = new URL(url);
  return {
    host: hostname,
    port: Number(port || 6379),
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
    ...(pathname.length > 1 && { db: Number(pathname.slice(1)) }),
  };
};

/** Begins to connect, and goes on trying for as long as it is not closed. A listener's subscriptions outlive a lost connection. */
const connectRedis = ({ urls, sentinelName, timeout }: RedisServers, isListener: boolean): RedisClient => {
  const options: RedisOptions = isListener
    ? { ...quickToFail, enableOfflineQueue: true, maxRetriesPerRequest: null }
    : { ...quickToFail, commandTimeout: timeout, enableAutoPipelining: true };
  const nodes = urls.map(partsOf);
  const [{ host, port, ...login } = partsOf('redis://127.0.0.1')] = nodes;
  if (sentinelName !== null) {
    const sentinels = nodes.map((node) => ({ host: node.host, port: node.port }));
    return new Redis({ ...options, ...login, sentinels, name: sentinelName });
  }
  if (nodes.length > 1) {
    const { enableOfflineQueue, ...redisOptions } = options;
    return new Cluster(nodes, { enableOfflineQueue, redisOptions: { ...redisOptions, ...login } });
  }
  return new Redis({ ...options, ...login, host, port });
};

/** Each touches one key, so that they run on a cluster too. Times are those of the server. */

const addScript = `
local known = redis.call('GET', KEYS[1])
if known then return known end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return false`;

/** A repeated call finds its own value and says yes as well. */
const replaceScript = `
local known = redis.call('GET', KEYS[1])
if known == ARGV[2] then return 1 end
if known ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`;

/** Answers whether it is allowed, and the milliseconds until the next attempt counts. */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window = tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local taken = redis.call('ZCARD', KEYS[1])
local allowed = 0
if taken < tonumber(ARGV[1]) then
  redis.call('ZADD', KEYS[1], now, ARGV[3])
  redis.call('PEXPIRE', KEYS[1], window)
  taken = taken + 1
  allowed = 1
end
if taken < tonumber(ARGV[1]) then return {allowed, 0} end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return {allowed, oldest[2] + window - now}`;

/** Answers the total, and the milliseconds until it begins anew. */
const countScript = `
local total = redis.call('INCRBY', KEYS[1], ARGV[1])
if total == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {total, redis.call('PTTL', KEYS[1])}`;

/** Redis or Valkey for processes on any number of machines. Keys and channels begin with a prefix that belongs to one shop. */
export class RedisStore implements Store {
  readonly #client: RedisClient;
  readonly #listener: RedisClient;
  readonly #prefix: string;
  readonly #events = new EventEmitter().setMaxListeners(0);
  readonly #topics = new Set<string>();
  /** Why the last connection failed. */
  #trouble: Error | null = null;

  constructor(servers: RedisServers, prefix: string) {
    this.#prefix = `${prefix}:`;
    this.#client = connectRedis(servers, false);
    this.#listener = connectRedis(servers, true);
    this.#client.on('error', (error: Error) => {
      this.#trouble = error;
    });
    this.#client.on('ready', () => {
      this.#trouble = null;
    });
    this.#listener.on('error', () => undefined);
    this.#listener.on('message', (channel: string, message: string) => {
      this.#events.emit(channel.slice(this.#prefix.length), message);
    });
  }

  get(key: string): Promise<string | null> {
    return this.#ask(() => this.#client.get(this.#prefix + key));
  }

  async set(key: string, value: string, lifetime: number): Promise<void> {
    await this.#ask(() => this.#client.set(this.#prefix + key, value, 'PX', Math.max(1, Math.ceil(lifetime))));
  }

  async add(key: string, value: string, lifetime: number): Promise<string | null> {
    const known = await this.#run(addScript, key, value, Math.max(1, Math.ceil(lifetime)));
    return typeof known === 'string' ? known : null;
  }

  async replace(key: string, expected: string, value: string, lifetime: number): Promise<boolean> {
    return (await this.#run(replaceScript, key, expected, value, Math.max(1, Math.ceil(lifetime)))) === 1;
  }

  async delete(key: string): Promise<void> {
    await this.#ask(() => this.#client.del(this.#prefix + key));
  }

  async take(key: string, { most, window }: WindowLimit): Promise<Allowance> {
    const [isAllowed, wait] = (await this.#run(takeScript, key, most, window, randomUUID())) as [number, number];
    return { isAllowed: isAllowed === 1, nextAt: Date.now() + wait };
  }

  async giveBack(key: string): Promise<void> {
    await this.#ask(() => this.#client.zpopmax(this.#prefix + key));
  }

  count(additions: readonly Addition[]): Promise<Total[]> {
    return Promise.all(
      additions.map(async ({ key, more, window }) => {
        const [count, rest] = (await this.#run(countScript, key, more, Math.ceil(window))) as [number, number];
        return { count, rest };
      }),
    );
  }

  async publish(topic: string, message: string): Promise<void> {
    await this.#ask(() => this.#client.publish(this.#prefix + topic, message));
  }

  subscribe(topic: string, listener: (message: string) => void): () => void {
    this.#events.on(topic, listener);
    if (!this.#topics.has(topic)) {
      this.#topics.add(topic);
      // Rejects only when the store is closed; a lost connection subscribes again by itself.
      this.#listener.subscribe(this.#prefix + topic).catch(() => undefined);
    }
    return () => this.#events.off(topic, listener);
  }

  async ping(): Promise<void> {
    // A replica that has not taken over yet can be read and not written.
    await this.set('ping', '', 1_000);
  }

  close(): void {
    this.#client.disconnect();
    this.#listener.disconnect();
  }

  #run(script: string, key: string, ...values: (string | number)[]): Promise<unknown> {
    return this.#ask(() => this.#client.eval(script, 1, this.#prefix + key, ...values));
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const cause = this.#trouble ?? error;
      throw new StoreAway(`Redis: ${cause instanceof Error ? cause.message : String(cause)}`, { cause: error });
    }
  }
}
