import { EventEmitter } from 'node:events';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import { type Store, StoreAway } from './store.ts';

/** The URLs of Redis or Valkey. Several are a cluster, or Sentinels when the name of their primary is given. */
export type RedisServers = {
  urls: readonly string[];
  sentinelName: string | null;
  /** Milliseconds after which a question without an answer counts as failed. */
  timeout: number;
};

type RedisClient = Redis | Cluster;

/**
 * With the library's own settings every request would wait more than ten seconds for a server that is away.
 * Milliseconds.
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

/**
 * Begins to connect, and goes on trying for as long as it is not closed. A listener's subscriptions outlive a lost
 * connection.
 */
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

/** Answers the total, and the milliseconds until it begins anew. */
const countScript = `
local total = redis.call('INCRBY', KEYS[1], ARGV[1])
if total == tonumber(ARGV[1]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return {total, redis.call('PTTL', KEYS[1])}`;

/**
 * Redis or Valkey for processes on any number of machines. Keys and channels begin with a prefix that belongs to one
 * shop.
 */
export const buildRedisStore = (servers: RedisServers, prefix: string): Store => {
  const start = `${prefix}:`;
  const client = connectRedis(servers, false);
  const subscriber = connectRedis(servers, true);
  const events = new EventEmitter().setMaxListeners(0);
  let trouble: Error | null = null;

  const set = async (key: string, value: string, lifetime: number): Promise<void> => {
    await ask(() => client.set(start + key, value, 'PX', Math.max(1, Math.ceil(lifetime))));
  };

  const run = (script: string, key: string, ...values: (string | number)[]): Promise<unknown> =>
    ask(() => client.eval(script, 1, start + key, ...values));

  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const cause = trouble ?? error;
      throw new StoreAway(`Redis: ${cause instanceof Error ? cause.message : String(cause)}`, { cause: error });
    }
  };

  client.on('error', (error: Error) => {
    trouble = error;
  });
  client.on('ready', () => {
    trouble = null;
  });
  subscriber.on('error', () => undefined);
  subscriber.on('message', (channel: string, message: string) => {
    events.emit(channel.slice(start.length), message);
  });
  return {
    get: (key) => ask(() => client.get(start + key)),

    set,

    add: async (key, value, lifetime) => {
      const known = await run(addScript, key, value, Math.max(1, Math.ceil(lifetime)));
      return typeof known === 'string' ? known : null;
    },

    replace: async (key, expected, value, lifetime) =>
      (await run(replaceScript, key, expected, value, Math.max(1, Math.ceil(lifetime)))) === 1,

    delete: async (key) => {
      await ask(() => client.del(start + key));
    },

    count: (additions) =>
      Promise.all(
        additions.map(async ({ key, more, window }) => {
          const [count, rest] = (await run(countScript, key, more, Math.ceil(window))) as [number, number];
          return { count, rest };
        }),
      ),

    publish: async (topic, message) => {
      await ask(() => client.publish(start + topic, message));
    },

    subscribe: (topic, listener) => {
      events.on(topic, listener);
      // Rejects only when the store is closed; a lost connection subscribes again by itself.
      subscriber.subscribe(start + topic).catch(() => undefined);
    },

    ping: async () => {
      // A replica that has not taken over yet can be read and not written.
      await set('ping', '', 1_000);
    },

    close: () => {
      client.disconnect();
      subscriber.disconnect();
    },
  };
};
