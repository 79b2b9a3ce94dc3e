import { readAtMost } from '../../server/http/read-at-most.ts';
import type { Carry } from '../provider-api/asker.ts';

const largestAnswer = 5 * 1024 * 1024;

/** Why no answer came, in words that fit into a line. */
const reasonOf = (error: unknown, milliseconds: number): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return `no answer within ${milliseconds} ms`;
  const { cause } = error;
  return cause instanceof Error
    ? cause.message || ('code' in cause ? String(cause.code) : error.message)
    : error.message;
};

/**
 * Carries calls to a provider that may be slow, dead or hostile: a time limit covers the whole answer, which is at most
 * 5 MB, and a redirect is not followed, so that the token goes nowhere else.
 */
export const carryOutside =
  (origin: string, milliseconds: number, end: AbortSignal): Carry =>
  async ({ method, path, query, headers, body }) => {
    const signal = AbortSignal.any([AbortSignal.timeout(milliseconds), end]);
    try {
      const url = `${origin}/api/v1/${path}${query}`;
      const response = await fetch(url, { method, headers, body, signal, redirect: 'manual' });
      return { status: response.status, text: (await readAtMost(response, largestAnswer)).toString() };
    } catch (error) {
      throw new Error(reasonOf(error, milliseconds));
    }
  };
