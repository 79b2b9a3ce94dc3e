import { buildCallPool, isUnreadable } from '../http/call-pool.ts';

type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const entriesOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** A text of one line and at most so many characters; null when it is missing or blank. */
export const lineOf = (value: unknown, longest: number): string | null => {
  if (typeof value !== 'string') return null;
  return (
    value
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longest)
      .trim() || null
  );
};

export type Position = { latitude: number; longitude: number };

/** Null unless both are degrees of a place on Earth. */
export const positionOf = (latitude: unknown, longitude: unknown): Position | null => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};

/**
 * `refused`: the maps service answered and did not do it: a key that does not count, a used-up quota, a fault of its own.
 * `malformed`: an answer that cannot be understood. `unreachable`: no answer came.
 */
type MapsErrorKind = 'timeout' | 'unreachable' | 'refused' | 'malformed';

const messages: Record<MapsErrorKind, string> = {
  timeout: 'The maps service did not answer in time.',
  unreachable: 'The maps service cannot be reached.',
  refused: 'The maps service does not answer questions at the moment.',
  malformed: 'The maps service answered with something that cannot be understood.',
};

/** The one way in which a question to the maps service fails. It carries nothing of the question, the key or the answer. */
export class MapsError extends Error {
  override readonly name = 'MapsError';
  readonly kind: MapsErrorKind;
  readonly call: string;
  /** The HTTP status, or the service's own word such as `OVER_QUERY_LIMIT`; null when no answer came. */
  readonly status: string | null;

  constructor(kind: MapsErrorKind, call: string, status: string | null = null) {
    super(messages[kind]);
    this.kind = kind;
    this.call = call;
    this.status = status;
  }
}

type MapsCall = {
  /** For errors; says nothing of what is asked. */
  name: string;
  /** Below the URL of the service, with its query. */
  path: string;
  headers?: Record<string, string>;
  /** Of a POST; without it the call is a GET. */
  body?: object;
  /** Whether a status that is no success only says that there is no such thing. */
  isAbsence?: (status: number, answer: Fields) => boolean;
};

const callsAtOnce = 16;
const largestAnswerBytes = 512 * 1024;

export type MapsTransport = ReturnType<typeof buildMapsTransport>;

/** Carries questions to one URL and its JSON back. Never asks twice: every question may cost money. */
export const buildMapsTransport = (address: string, deadlineMilliseconds: number) => {
  const { pool, basePath } = buildCallPool(address, { callsAtOnce, largestAnswerBytes, deadlineMilliseconds });
  const send = async ({ name, path, headers, body }: MapsCall): Promise<{ status: number; json: unknown }> => {
    const signal = AbortSignal.timeout(deadlineMilliseconds);
    try {
      const response = await pool.request({
        method: body ? 'POST' : 'GET',
        path: `${basePath}${path}`,
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
        body: body ? JSON.stringify(body) : null,
        signal,
      });
      return { status: response.statusCode, json: parse(await response.body.text()) };
    } catch (error) {
      if (signal.aborted) throw new MapsError('timeout', name);
      throw new MapsError(isUnreadable(error) ? 'malformed' : 'unreachable', name);
    }
  };
  return {
    /** The answer's object, null for an absence. Redirects are answers like any other. Fails with a `MapsError` only. */
    ask: async (call: MapsCall): Promise<Fields | null> => {
      const { status, json } = await send(call);
      const answer = fieldsOf(json);
      // The Places API puts its own word for what went wrong into `error`.
      const word = lineOf(fieldsOf(answer.error).status ?? answer.status, 40);
      const isRefused = status !== 200 || (word !== null && word !== 'OK' && word !== 'ZERO_RESULTS');
      if (isRefused && call.isAbsence?.(status, answer)) return null;
      if (isRefused) throw new MapsError('refused', call.name, `${status}${word ? ` ${word}` : ''}`);
      if (answer !== json) throw new MapsError('malformed', call.name);
      return answer;
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
