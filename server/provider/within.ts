import { timeout } from './errors.ts';

/**
 * Waits for a shared answer until `endsAt`, by `performance.now()`; later callers may still get it.
 * Undefined waits without end.
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
