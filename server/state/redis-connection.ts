import { Cluster, Redis, type RedisOptions } from 'ioredis';

/** The URLs of Redis or Valkey. Several are a cluster, or Sentinels when the name of their primary is given. */
export type RedisServers = {
  urls: readonly string[];
  sentinelName: string | null;
  /** Milliseconds after which a question without an answer counts as failed. */
  timeout: number;
};

export type RedisClient = Redis | Cluster;

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
export const connectRedis = ({ urls, sentinelName, timeout }: RedisServers, isListener: boolean): RedisClient => {
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
