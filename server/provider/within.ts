import { timeout } from './errors.ts';

/**
 * What many wait for may come too late for one of them and in time for the others. `endsAt` by `performance.now()`;
 * undefined waits without end.
 */
export async function within<T>(endsAt: number | undefined, answer: Promise<T>, endpoint: string): Promise<T> {
  if (endsAt === undefined) return answer;
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(timeout(endpoint)), Math.max(0, endsAt - performance.now()));
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
}
