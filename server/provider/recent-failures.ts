import { LRUCache } from 'lru-cache';
import { isPassing } from './errors.ts';

const most = 1_000;

/**
 * A cache of reads that failed a moment ago, their retry included. A page that asks again at once gets the same
 * failure, so that a provider in trouble is not asked a third time for one visit.
 */
export const buildRecentFailures = (milliseconds: number) => {
  const failures = new LRUCache<string, { error: unknown }>({ max: most, ttl: milliseconds });
  return async <T>(name: string, read: () => Promise<T>): Promise<T> => {
    const known = failures.get(name);
    if (known) throw known.error;
    try {
      return await read();
    } catch (error) {
      // The library would keep an entry of 0 ms for good.
      if (milliseconds > 0 && isPassing(error)) failures.set(name, { error });
      throw error;
    }
  };
};
