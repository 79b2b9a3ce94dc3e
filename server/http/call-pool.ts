import { errors, interceptors, Pool } from 'undici';

type Limits = { callsAtOnce: number; largestAnswerBytes: number; deadlineMilliseconds: number };

/**
 * Connections to the service at this URL, one call at a time on each. A call's own signal is its deadline, body included.
 * No coding is asked for, which leaves a service free to use one; `largestAnswerBytes` counts packed and unpacked.
 */
export const buildCallPool = (address: string, { callsAtOnce, largestAnswerBytes, deadlineMilliseconds }: Limits) => {
  const url = new URL(address);
  const pool = new Pool(url.origin, {
    connections: callsAtOnce,
    pipelining: 1,
    allowH2: false,
    connect: { timeout: deadlineMilliseconds },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: largestAnswerBytes,
  }).compose(interceptors.decompress({ skipErrorResponses: false, maxSize: largestAnswerBytes }));
  return { pool, hostname: url.hostname, basePath: url.pathname.replace(/\/+$/, '') };
};

export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Whether an answer came that is too long or cannot be unpacked; the codes are those of zlib, brotli and zstd. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof errors.ResponseExceededMaxSizeError || /^(?:Z_|ERR__|ZSTD_)/.test(codeOf(error));
