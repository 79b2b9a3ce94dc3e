import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import type { Language } from '../../schema/languages.ts';
import { buildCallPool, type CallAnswer, isTooLong } from '../http/call-pool.ts';
import type { Running, Telemetry } from '../telemetry/telemetry.ts';
import { buildCallGate } from './call-gate.ts';
import { buildCallStats, type CallOutcome } from './call-times.ts';
import { isPassing, noResponse, ProviderError, refusalOf, timeout } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type TransportCall = {
  method: Method;
  /** Whether it may be sent again: it changes nothing. */
  isRepeatable: boolean;
  /** Method and template, for counting and for errors. */
  endpoint: string;
  /** Below `/api/v1/`, ids filled in. */
  path: string;
  query: string;
  headers: Record<string, string>;
  /** Of the words to the customer, where the answer has them in several. */
  language: Language;
  body: string | Uint8Array | null;
  /** The last answer: when it comes again letter for letter, `send` gives the very same object. */
  known?: KnownText | undefined;
  /** When the caller stops waiting, by `performance.now()`, if that is before the call's own deadline. */
  endsAt?: number;
  /** Told when the first attempt has failed, before the second is made. */
  onTrouble?: () => void;
  /** Told the name of the stub that answered in the provider's place. */
  onStub?: (name: string) => void;
};

export type KnownText = { text: string; json: unknown };

const callsAtOnce = 128;
const callsWaiting = 1024;
const largestAnswerBytes = 5 * 1024 * 1024;
const longestRetryWaitMs = 2000;
const retryWaitMs = 100;
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const secondsOf = (header: string | string[] | undefined): number | null => {
  const text = Array.isArray(header) ? header[0] : header;
  if (!text) return null;
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
};

/** A read is asked once more after a passing failure, unless the provider wants a longer pause than a visitor waits. */
const retryWait = (call: TransportCall, error: ProviderError): number | null => {
  if (!call.isRepeatable || !isPassing(error)) return null;
  if (error.retryAfterSeconds === null) return retryWaitMs;
  const milliseconds = error.retryAfterSeconds * 1000;
  return milliseconds <= longestRetryWaitMs ? milliseconds : null;
};

const isRefusal = (error: ProviderError): boolean => {
  const { kind, status } = error;
  if (kind === 'refused') return true;
  if (kind !== 'status' || status === null) return false;
  return status === 409 || (status >= 400 && status < 500 && !isPassing(error));
};

export type Transport = ReturnType<typeof buildTransport>;

/** Carries calls to the provider and its JSON back, inside one deadline a call that covers waiting, retry and body. */
export const buildTransport = (baseUrl: string, deadlineMilliseconds: number, telemetry: Telemetry | null = null) => {
  const limits = { callsAtOnce, largestAnswerBytes, deadlineMilliseconds };
  const { pool, hostname, basePath } = buildCallPool(baseUrl, limits);
  const base = `${basePath}/api/v1/`;
  const gate = buildCallGate(callsAtOnce, callsWaiting);
  const stats = buildCallStats();

  const attempt = async (call: TransportCall, signal: AbortSignal): Promise<KnownText> => {
    const { endpoint } = call;
    const startedAt = performance.now();
    let outcome: CallOutcome = 'failed';
    let hasEntered = false;
    let running: Running | null = null;
    try {
      hasEntered = await gate.enter(signal);
      if (!hasEntered) throw noResponse({ ...call, path: base + call.path }, true);
      running = begin(call);
      const answer = await exchange(
        running ? { ...call, headers: { ...call.headers, traceparent: running.traceparent } } : call,
        signal,
      );
      outcome = 'answered';
      return answer;
    } catch (error) {
      if (error instanceof ProviderError) {
        if (isRefusal(error)) outcome = 'refused';
        throw error;
      }
      if (signal.aborted) throw timeout(endpoint);
      if (isTooLong(error)) {
        throw new ProviderError({ kind: 'malformed', endpoint, message: `${endpoint} answered with more than 5 MB` });
      }
      throw noResponse({ ...call, path: base + call.path }, neverSent.has(codeOf(error)));
    } finally {
      running?.end({ error: outcome === 'answered' ? undefined : outcome });
      if (hasEntered) gate.leave();
      stats.record(endpoint, performance.now() - startedAt, outcome);
    }
  };

  const begin = ({ method, endpoint }: TransportCall): Running | null => {
    if (!telemetry) return null;
    const attributes = {
      'http.request.method': method,
      'url.template': endpoint.slice(method.length + 1),
      'server.address': hostname,
    };
    return telemetry.begin({ kind: 'provider', name: endpoint, attributes });
  };

  const exchange = async (call: TransportCall, signal: AbortSignal): Promise<KnownText> => {
    const path = base + call.path;
    const { method, headers, body, endpoint, language, known } = call;
    const response = await pool.request({ method, path: path + call.query, headers, body, signal });
    const stub = response.headers['x-stub'];
    if (stub !== undefined) call.onStub?.(String(stub));
    const text = await textOf(response, endpoint);
    const { isJson, json } = known?.text === text ? { isJson: true, json: known.json } : parse(text);
    const retryAfter = secondsOf(response.headers['retry-after']);
    const refusal = refusalOf({ endpoint, method, path, language }, response.statusCode, json, retryAfter);
    if (refusal) throw refusal;
    if (isJson) return { text, json };
    const message = `${endpoint} answered with something that is not JSON`;
    throw new ProviderError({ kind: 'malformed', endpoint, status: response.statusCode, message });
  };

  return {
    send: async (call: TransportCall): Promise<KnownText> => {
      const abort = new AbortController();
      const startedAt = performance.now();
      const endsAt = Math.min(startedAt + deadlineMilliseconds, call.endsAt ?? Infinity);
      if (endsAt <= startedAt) throw timeout(call.endpoint);
      const timer = setTimeout(() => abort.abort(), endsAt - startedAt);
      try {
        try {
          return await attempt(call, abort.signal);
        } catch (error) {
          const pause = error instanceof ProviderError ? retryWait(call, error) : null;
          if (pause !== null) call.onTrouble?.();
          if (pause === null || performance.now() + pause >= endsAt) throw error;
          await wait(pause);
          return await attempt(call, abort.signal);
        }
      } finally {
        clearTimeout(timer);
      }
    },

    stats: stats.list,

    close: () => pool.destroy(),
  };
};

type Unpack = (packed: Uint8Array, options: { maxOutputLength: number }) => Promise<Uint8Array>;

const unpackers = new Map<string, Unpack>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
  ['zstd', promisify(zstdDecompress)],
]);

/** No coding is asked for, which leaves a provider free to use one. */
const textOf = async ({ headers, body }: CallAnswer, endpoint: string): Promise<string> => {
  const unpack = unpackers.get(String(headers['content-encoding'] ?? '').toLowerCase());
  if (!unpack) return body.text();
  const packed = await body.bytes();
  try {
    return new TextDecoder().decode(await unpack(packed, { maxOutputLength: largestAnswerBytes }));
  } catch {
    const message = `${endpoint} answered with something that cannot be unpacked, or is more than 5 MB`;
    throw new ProviderError({ kind: 'malformed', endpoint, message });
  }
};

/** Keys that poison prototypes, also written with escapes, and numbers that may be too long for one: ids, of some providers. */
const careful = /__proto__|constructor|\\u00|\d{16}/;

const withCare = (name: string, value: unknown, context?: { source?: string }): unknown => {
  if (name === '__proto__' || name === 'constructor') return undefined;
  const isTooLong = typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '');
  return isTooLong ? context?.source : value;
};

type Parsed = { isJson: boolean; json: unknown };

const parse = (text: string): Parsed => {
  if (text.trim() === '') return { isJson: true, json: {} };
  try {
    return { isJson: true, json: careful.test(text) ? JSON.parse(text, withCare) : JSON.parse(text) };
  } catch {
    return { isJson: false, json: null };
  }
};
