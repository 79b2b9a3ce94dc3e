import { setTimeout as wait } from 'node:timers/promises';
import { Pool, errors as undiciErrors } from 'undici';
import { CallGate } from './call-gate.ts';
import { type CallOutcome, CallStats, type EndpointStats } from './call-stats.ts';
import { ProviderError, timeout } from './errors.ts';
import { KnownTexts } from './known-texts.ts';
import { noResponse, refusalOf } from './refusals.ts';

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
  body: string | Uint8Array | null;
  /**
   * Names what is answered to everybody alike: as long as the answer stays the same, letter for letter, `send` gives
   * the very same object.
   */
  publicName: string | null;
  /** When whoever asks stops waiting, by `performance.now()`, if that is before the call's own deadline. */
  endsAt?: number;
};

const CALLS_AT_ONCE = 128;
const CALLS_WAITING = 1024;
const KNOWN_ANSWERS = 100;
const LARGEST_ANSWER = 5 * 1024 * 1024;
const RETRIED = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const LONGEST_RETRY_WAIT = 2000;
const RETRY_WAIT = 100;
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function secondsOf(header: string | string[] | undefined): number | null {
  const text = Array.isArray(header) ? header[0] : header;
  if (!text) return null;
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}

/** A read is asked once more after a passing failure, unless the provider wants a longer pause than a visitor waits. */
function retryWait(call: TransportCall, error: ProviderError): number | null {
  if (!call.isRepeatable) return null;
  if (error.kind === 'unreachable') return RETRY_WAIT;
  if (error.kind !== 'status' || !RETRIED.has(error.status ?? 0)) return null;
  if (error.retryAfterSeconds === null) return RETRY_WAIT;
  const milliseconds = error.retryAfterSeconds * 1000;
  return milliseconds <= LONGEST_RETRY_WAIT ? milliseconds : null;
}

/** Whether the provider is well and says no. */
function isRefusal({ kind, status }: ProviderError): boolean {
  if (kind === 'refused') return true;
  if (kind !== 'status' || status === null) return false;
  return status === 409 || (status >= 400 && status < 500 && !RETRIED.has(status));
}

/** Carries calls to the provider and its JSON back, inside one deadline a call that covers waiting, retry and body. */
export class Transport {
  readonly #pool: Pool;
  readonly #base: string;
  readonly #deadline: number;
  readonly #gate = new CallGate(CALLS_AT_ONCE, CALLS_WAITING);
  readonly #stats = new CallStats();
  readonly #answers = new KnownTexts<Parsed>(KNOWN_ANSWERS);

  constructor(baseUrl: string, deadlineMilliseconds: number) {
    const url = new URL(baseUrl);
    this.#base = `${url.pathname.replace(/\/+$/, '')}/api/v1/`;
    this.#deadline = deadlineMilliseconds;
    this.#pool = new Pool(url.origin, {
      connections: CALLS_AT_ONCE,
      pipelining: 1,
      allowH2: false,
      connect: { timeout: deadlineMilliseconds },
      headersTimeout: 0,
      bodyTimeout: 0,
      maxResponseSize: LARGEST_ANSWER,
    });
  }

  async send(call: TransportCall): Promise<unknown> {
    const abort = new AbortController();
    const startedAt = performance.now();
    const endsAt = Math.min(startedAt + this.#deadline, call.endsAt ?? Infinity);
    if (endsAt <= startedAt) throw timeout(call.endpoint);
    const timer = setTimeout(() => abort.abort(), endsAt - startedAt);
    try {
      try {
        return await this.#attempt(call, abort.signal);
      } catch (error) {
        const pause = error instanceof ProviderError ? retryWait(call, error) : null;
        if (pause === null || performance.now() + pause >= endsAt) throw error;
        await wait(pause);
        return await this.#attempt(call, abort.signal);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  stats(): EndpointStats[] {
    return this.#stats.list();
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #attempt(call: TransportCall, signal: AbortSignal): Promise<unknown> {
    const { endpoint } = call;
    const startedAt = performance.now();
    let outcome: CallOutcome = 'failed';
    let hasEntered = false;
    try {
      hasEntered = await this.#gate.enter(signal);
      if (!hasEntered) throw noResponse({ ...call, path: this.#base + call.path }, true);
      const answer = await this.#exchange(call, signal);
      outcome = 'answered';
      return answer;
    } catch (error) {
      if (error instanceof ProviderError) {
        if (isRefusal(error)) outcome = 'refused';
        throw error;
      }
      if (signal.aborted) throw timeout(endpoint);
      if (error instanceof undiciErrors.ResponseExceededMaxSizeError) {
        throw new ProviderError({ kind: 'malformed', endpoint, message: `${endpoint} answered with more than 5 MB` });
      }
      throw noResponse({ ...call, path: this.#base + call.path }, NEVER_SENT.has(codeOf(error)));
    } finally {
      if (hasEntered) this.#gate.leave();
      this.#stats.record(endpoint, performance.now() - startedAt, outcome);
    }
  }

  async #exchange(call: TransportCall, signal: AbortSignal): Promise<unknown> {
    const path = this.#base + call.path;
    const { method, headers, body, endpoint, publicName } = call;
    const response = await this.#pool.request({ method, path: path + call.query, headers, body, signal });
    const text = await response.body.text();
    const { isJson, json } = publicName === null ? parse(text) : this.#answers.read(publicName, text, parse);
    const retryAfter = secondsOf(response.headers['retry-after']);
    const refusal = refusalOf({ endpoint, method, path }, response.statusCode, json, retryAfter);
    if (refusal) throw refusal;
    if (isJson) return json;
    const message = `${endpoint} answered with something that is not JSON`;
    throw new ProviderError({ kind: 'malformed', endpoint, status: response.statusCode, message });
  }
}

const POISON = ['"__proto__"', '"constructor"'];

type Parsed = { isJson: boolean; json: unknown };

function parse(text: string): Parsed {
  if (text.trim() === '') return { isJson: true, json: {} };
  try {
    const reviver = (name: string, value: unknown) =>
      name === '__proto__' || name === 'constructor' ? undefined : value;
    const isPoisonous = POISON.some((name) => text.includes(name));
    return { isJson: true, json: isPoisonous ? JSON.parse(text, reviver) : JSON.parse(text) };
  } catch {
    return { isJson: false, json: null };
  }
}
