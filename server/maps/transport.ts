import { buildCallPool, isTooLong } from '../http/call-pool.ts';
import { MapsError } from './errors.ts';

export type MapsCall = {
  /** For errors; says nothing of what is asked. */
  name: string;
  method: 'GET' | 'POST';
  /** Below the URL of the service, with its query. */
  path: string;
  headers?: Record<string, string>;
  body?: object;
};

export type MapsAnswer = { status: number; json: unknown };

const callsAtOnce = 16;
const largestAnswerBytes = 512 * 1024;

export type MapsTransport = ReturnType<typeof buildMapsTransport>;

/** Carries questions to one URL and its JSON back. Never asks twice: every question may cost money. */
export const buildMapsTransport = (address: string, deadlineMilliseconds: number) => {
  const { pool, basePath } = buildCallPool(address, { callsAtOnce, largestAnswerBytes, deadlineMilliseconds });
  return {
    /** Redirects are answers like any other. Fails with a `MapsError` only. */
    send: async ({ name, method, path, headers, body }: MapsCall): Promise<MapsAnswer> => {
      const signal = AbortSignal.timeout(deadlineMilliseconds);
      try {
        const response = await pool.request({
          method,
          path: `${basePath}${path}`,
          headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
          body: body ? JSON.stringify(body) : null,
          signal,
        });
        return { status: response.statusCode, json: parse(await response.body.text()) };
      } catch (error) {
        if (signal.aborted) throw new MapsError('timeout', name);
        throw new MapsError(isTooLong(error) ? 'malformed' : 'unreachable', name);
      }
    },

    close: () => pool.destroy(),
  };
};

/** Undefined for what is not JSON. Only known fields are ever read out of it, so foreign names do no harm. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
