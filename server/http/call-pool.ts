import { type Dispatcher, errors, Pool } from 'undici';

export type CallAnswer = Dispatcher.ResponseData;

type Limits = { callsAtOnce: number; largestAnswerBytes: number; deadlineMilliseconds: number };

/** Connections to the service at this URL, one call at a time on each. A call's own signal is its deadline, body included. */
export const buildCallPool = (address: string, limits: Limits) => {
  const url = new URL(address);
  const pool = new Pool(url.origin, {
    connections: limits.callsAtOnce,
    pipelining: 1,
    allowH2: false,
    connect: { timeout: limits.deadlineMilliseconds },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: limits.largestAnswerBytes,
  });
  return { pool, hostname: url.hostname, basePath: url.pathname.replace(/\/+$/, '') };
};

export const isTooLong = (error: unknown): boolean => error instanceof errors.ResponseExceededMaxSizeError;
