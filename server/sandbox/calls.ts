import type { FastifyRequest } from 'fastify';

const mostCalls = 2000;

export type ReceivedCall = {
  method: string;
  /** Without `/api/v1` and without the query. */
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  /** When it came, in milliseconds since the process started. */
  at: number;
  /** The answer, once it is there: its status, milliseconds with the latency, and at most 20,000 characters of it. */
  answer?: { status: number; milliseconds: number; text: string };
};

/**
 * A call to a third party's script in some browser; the first entry of `call` is its subject, `at` when it
 * was, in milliseconds since 1970.
 */
export type TrackedCall = { pixel: string; at: number; call: unknown[] };

/** Null for a text that is not JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** A call as it came; `base` stands before its path. */
export const receivedCall = (
  { method, url, query, headers, body = null }: FastifyRequest,
  base: string,
): ReceivedCall => ({
  at: performance.now(),
  method,
  path: (url.startsWith(base) ? url.slice(base.length) : url).split('?')[0] ?? '',
  query: { ...Object(query) },
  headers: { ...headers },
  body: Buffer.isBuffer(body) ? parse(body.toString()) : body,
});

/** Writes something down; the oldest is forgotten when there is too much. */
export const writeDown = <Entry>(entries: Entry[], entry: Entry): void => {
  entries.push(entry);
  if (entries.length > mostCalls) entries.shift();
};
