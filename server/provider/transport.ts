import { setTimeout as wait } from 'node:timers/promises';
import type { Language } from '../../schema/languages.ts';
import { buildCallPool, codeOf, isUnreadable } from '../http/call-pool.ts';
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
  /** Called when the first attempt has failed, before the second is made. */
  onTrouble?: () => void;
  /** Gets the name of the stub that answered in the provider's place. */
  onStub?: (name: string) => void;
};

export type KnownText = { text: string; json: unknown };

const callsAtOnce = 128;
const callsWaiting = 1024;
const largestAnswerBytes = 5 * 1024 * 1024;
const longestRetryWaitMs = 2000;
const retryWaitMs = 100;
/** Of errors before a byte of the call has left. */
const neverSent = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT|FULL_QUEUE)$/;

const secondsOf = (header: string | string[] | undefined): number | null => {
  const text = Array.isArray(header) ? header[0] : header;
  if (!text) return null;
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
};

/** A read is asked once more after a passing failure, unless the provider wants a longer pause than a visitor waits. */
const retryWait = (call: TransportCall, error: unknown): number | null => {
  if (!call.isRepeatable || !isPassing(error)) return null;
  if (error.retryAfterSeconds === null) return retryWaitMs;
  const milliseconds = error.retryAfterSeconds * 1000;
  return milliseconds <= longestRetryWaitMs ? milliseconds : null;
};

const isRefusal = (error: ProviderError): boolean => {
  const status = error.status ?? 0;
  return error.kind === 'refused' || status === 409 || (status >= 400 && status < 500 && !isPassing(error));
};

/** Carries calls to the provider and its JSON back, inside one deadline a call that covers waiting, retry and body. */
export const buildTransport = (baseUrl: string, deadlineMilliseconds: number, telemetry: Telemetry | null = null) => {
  const limits = { callsAtOnce, largestAnswerBytes, deadlineMilliseconds };
  const { pool, hostname, basePath } = buildCallPool(baseUrl, limits);
  const base = `${basePath}/api/v1/`;
  const gate = buildCallGate(callsAtOnce, callsWaiting);
  const stats = buildCallStats();

  const failureOf = (error: unknown, call: TransportCall, signal: AbortSignal): ProviderError => {
    const { endpoint } = call;
    if (error instanceof ProviderError) return error;
    if (signal.aborted) return timeout(endpoint);
    if (!isUnreadable(error)) return noResponse({ ...call, path: base + call.path }, neverSent.test(codeOf(error)));
    const message = `${endpoint} answered with something that cannot be unpacked, or is more than 5 MB`;
    return new ProviderError({ kind: 'malformed', endpoint, message });
  };

  const attempt = async (call: TransportCall, signal: AbortSignal): Promise<KnownText> => {
    const startedAt = performance.now();
    let outcome: CallOutcome = 'failed';
    const span: { running?: Running | null } = {};
    try {
      const answer = await gate(signal, () => {
        span.running = begin(call);
        return exchange(call, signal, span.running);
      });
      outcome = 'answered';
      return answer;
    } catch (error) {
      const failure = failureOf(error, call, signal);
      if (isRefusal(failure)) outcome = 'refused';
      throw failure;
    } finally {
      span.running?.end({ error: outcome === 'answered' ? undefined : outcome });
      stats.record(call.endpoint, performance.now() - startedAt, outcome);
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

  const exchange = async (call: TransportCall, signal: AbortSignal, running: Running | null): Promise<KnownText> => {
    const path = base + call.path;
    const { method, body, endpoint, language, known } = call;
    const headers = running ? { ...call.headers, traceparent: running.traceparent } : call.headers;
    const response = await pool.request({ method, path: path + call.query, headers, body, signal });
    const stub = response.headers['x-stub'];
    if (stub !== undefined) call.onStub?.(String(stub));
    const text = await response.body.text();
    const json = known?.text === text ? known.json : parse(text);
    const retryAfter = secondsOf(response.headers['retry-after']);
    const refusal = refusalOf({ endpoint, method, path, language }, response.statusCode, json, retryAfter);
    if (refusal) throw refusal;
    if (json !== undefined) return { text, json };
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
        return await attempt(call, abort.signal);
      } catch (error) {
        const pause = retryWait(call, error);
        if (pause !== null) call.onTrouble?.();
        if (pause === null || performance.now() + pause >= endsAt) throw error;
        await wait(pause);
        return await attempt(call, abort.signal);
      } finally {
        clearTimeout(timer);
      }
    },

    stats: stats.list,

    close: () => pool.destroy(),
  };
};

/** Keys that poison prototypes, also written with escapes, and numbers that may be too long for one: ids, of some providers. */
const careful = /__proto__|constructor|\\u00|\d{16}/;

const withCare = (name: string, value: unknown, context?: { source?: string }): unknown => {
  if (name === '__proto__' || name === 'constructor') return undefined;
  const isTooLong = typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '');
  return isTooLong ? context?.source : value;
};

/** Undefined for a text that is not JSON. */
const parse = (text: string): unknown => {
  if (text.trim() === '') return {};
  try {
    return careful.test(text) ? JSON.parse(text, withCare) : JSON.parse(text);
  } catch {
    return undefined;
  }
};
