import { STATUS_CODES } from 'node:http';
import { type Fields, isFields } from '../values/safe-values.ts';
import { plainText } from './plain-text.ts';

/**
 * `status`: an HTTP status that is not a success. `refused`: HTTP 200 that says `status: false`.
 * `malformed`: an answer that cannot be understood. `unreachable`: no answer came.
 */
export type ProviderErrorKind = 'status' | 'timeout' | 'unreachable' | 'malformed' | 'refused';

type Details = Pick<ProviderError, 'kind' | 'endpoint' | 'message'> &
  Partial<
    Pick<ProviderError, 'status' | 'fields' | 'retryAfterSeconds' | 'isProvidersMessage' | 'wasNeverSent' | 'answer'>
  >;

const timeoutMessage = 'The operation was aborted due to timeout.';

/** The one way in which a call to the provider fails. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: ProviderErrorKind;
  /** Method and path with ids left out, such as `GET products/{id}`. */
  readonly endpoint: string;
  readonly status: number | null;
  /** What is wrong with which field, names as the provider sends them. */
  readonly fields: Record<string, string>;
  readonly retryAfterSeconds: number | null;
  readonly isProvidersMessage: boolean;
  /** True when it is certain that the provider never saw the call. */
  readonly wasNeverSent: boolean;
  /** The whole answer of a refusal with HTTP 200; a private field, so that no log has it. */
  readonly #answer: unknown;

  constructor(details: Details) {
    super(details.message);
    this.kind = details.kind;
    this.endpoint = details.endpoint;
    this.status = details.status ?? null;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.isProvidersMessage = details.isProvidersMessage ?? false;
    this.wasNeverSent = details.wasNeverSent ?? false;
    this.#answer = details.answer;
  }

  get answer(): unknown {
    return this.#answer;
  }
}

export const timeout = (endpoint: string): ProviderError =>
  new ProviderError({ kind: 'timeout', endpoint, message: timeoutMessage });

/** Statuses of a failure that may be over in a moment. */
const passing = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

export const isPassing = (error: unknown): error is ProviderError => {
  if (!(error instanceof ProviderError)) return false;
  return error.kind === 'unreachable' || (error.kind === 'status' && passing.has(error.status ?? 0));
};

/** Whether a read that failed so says nothing of what was asked for, so that an older answer may stand in. */
export const isTrouble = (error: unknown): error is ProviderError => {
  if (!(error instanceof ProviderError)) return false;
  const { kind, status, endpoint } = error;
  if (kind !== 'status') return kind !== 'refused';
  return isPassing(error) || (status ?? 500) >= 500 || (status ?? 0) < 400 || (status === 404 && !namesOne(endpoint));
};

export const isOutage = ({ kind, status }: ProviderError): boolean =>
  kind === 'timeout' || kind === 'unreachable' || (kind === 'status' && (status ?? 0) >= 500);

/** Whether the call names what it asks for by an id in its path, such as `GET products/{id}`. */
export const namesOne = (endpoint: string): boolean => endpoint.includes('{');

/** Whether the provider does not have what an id names. A 404 to a path without an id is trouble of the provider. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ProviderError && error.status === 404 && namesOne(error.endpoint);

/** Statuses below 500 that do not say whether a write was done. */
const undecided = new Set([408, 409, 425, 429]);

/** Whether a write that failed in this way may have been done all the same. */
export const isOutcomeUnknown = (error: unknown): boolean => {
  if (!(error instanceof ProviderError)) return true;
  if (error.kind === 'refused') return false;
  if (error.kind === 'status') {
    const status = error.status ?? 500;
    return status < 400 || status >= 500 || undecided.has(status);
  }
  return !error.wasNeverSent;
};

/**
 * Waits for a shared answer until `endsAt`, by `performance.now()`; later callers may still get it.
 * Undefined waits without end.
 */
export const within = async <T>(endsAt: number | undefined, answer: Promise<T>, endpoint: string): Promise<T> => {
  if (endsAt === undefined) return answer;
  const { promise: end, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(timeout(endpoint)), Math.max(0, endsAt - performance.now()));
  try {
    return await Promise.race([answer, end]);
  } finally {
    clearTimeout(timer);
  }
};

type Call = { endpoint: string; method: string; path: string };

const messageLength = 500;

const asFields = (value: unknown): Fields => (isFields(value) ? value : {});

/** The provider's words to the customer as plain text, of a list the first; null when there are none. */
export const asMessage = (value: unknown): string | null => {
  const text = Array.isArray(value) ? value.find((entry) => typeof entry === 'string') : value;
  return typeof text === 'string' ? plainText(text, messageLength) || null : null;
};

/** `errors` as `{field: [words]}`, `{field: words}` or `[{field, message}]`. */
const fieldsOf = (errors: unknown): Record<string, string> => {
  const fields = new Map<string, string>();
  const pairs: [unknown, unknown][] = Array.isArray(errors)
    ? errors.map(asFields).map((entry) => [entry.field ?? entry.name, entry.message])
    : Object.entries(asFields(errors));
  for (const [name, text] of pairs.slice(0, 50)) {
    const message = asMessage(text);
    if (typeof name === 'string' && /^[\w.[\]-]{1,60}$/.test(name) && message) fields.set(name, message);
  }
  return Object.fromEntries(fields);
};

const messageOf = (body: Record<string, unknown>, fields: Record<string, string>): string | null => {
  const error = body.error;
  return (
    asMessage(body.message) ??
    asMessage(typeof error === 'string' ? error : asFields(error).message) ??
    asMessage(asFields(body.data).message) ??
    asMessage(body.errors) ??
    Object.values(fields)[0] ??
    null
  );
};

/** Whether the provider says that it did not do what was asked, in any of the ways it writes that. */
const isNo = (value: unknown): boolean =>
  value === false || value === 0 || (typeof value === 'string' && /^(?:false|0|error|fail(?:ed)?)$/i.test(value));

/** The failure that an answer tells of: an HTTP status that is no success, or a `status` or `success` that says no. */
export const refusalOf = (
  call: Call,
  status: number,
  json: unknown,
  retryAfter: number | null,
): ProviderError | null => {
  const body = asFields(json);
  const isSuccess = status >= 200 && status < 300;
  if (isSuccess && !isNo(body.status) && !isNo(body.success)) return null;
  const fields = fieldsOf(body.errors);
  const message = messageOf(body, fields);
  const statusText = STATUS_CODES[status] ?? '';
  return new ProviderError({
    kind: isSuccess ? 'refused' : 'status',
    endpoint: call.endpoint,
    status,
    fields,
    retryAfterSeconds: retryAfter,
    message: message ?? `[${call.method}] "${call.path}": ${status} ${statusText}`.trimEnd(),
    isProvidersMessage: message !== null,
    answer: isSuccess ? json : undefined,
  });
};

export const noResponse = (call: Call, wasNeverSent: boolean): ProviderError =>
  new ProviderError({
    kind: 'unreachable',
    endpoint: call.endpoint,
    message: `[${call.method}] "${call.path}": no response`,
    wasNeverSent,
  });
