import { STATUS_CODES } from 'node:http';
import { type Language, languageCodes } from '../../schema/languages.ts';
import { type Fields, isFields } from '../values/safe-values.ts';
import { plainText } from './plain-text.ts';
import { isMissing, toText } from './writings.ts';

/**
 * `status`: an HTTP status that is not a success. `refused`: HTTP 200 that says `status: false`.
 * `malformed`: an answer that cannot be understood. `unreachable`: no answer came.
 */
export type ProviderErrorKind = 'status' | 'timeout' | 'unreachable' | 'malformed' | 'refused';

type Details = Pick<ProviderError, 'kind' | 'endpoint' | 'message'> & Partial<Omit<ProviderError, keyof Error>>;

const timeoutMessage = 'The operation was aborted due to timeout.';

/** The one way in which a call to the provider fails. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind!: ProviderErrorKind;
  /** Method and path with ids left out, such as `GET products/{id}`. */
  readonly endpoint!: string;
  readonly status: number | null = null;
  /** The error of each field, names as the provider sends them. */
  readonly fields: Record<string, string> = {};
  readonly retryAfterSeconds: number | null = null;
  readonly isProvidersMessage: boolean = false;
  /** True when it is certain that the provider never saw the call. */
  readonly wasNeverSent: boolean = false;
  /** The whole answer of a refusal with HTTP 200; a private field, so that no log has it. */
  readonly #answer: unknown;

  constructor({ message, answer, ...details }: Details) {
    super(message);
    Object.assign(this, details);
    this.#answer = answer;
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

/** Whether a read that failed so says nothing of the requested thing, so that an older answer may stand in. */
export const isTrouble = (error: unknown): error is ProviderError => {
  if (!(error instanceof ProviderError)) return false;
  const { kind, status, endpoint } = error;
  if (kind !== 'status') return kind !== 'refused';
  return isPassing(error) || (status ?? 500) >= 500 || (status ?? 0) < 400 || (status === 404 && !namesOne(endpoint));
};

export const isOutage = ({ kind, status }: ProviderError): boolean =>
  kind === 'timeout' || kind === 'unreachable' || (kind === 'status' && (status ?? 0) >= 500);

/** Whether the call names the requested thing by an id in its path, such as `GET products/{id}`. */
export const namesOne = (endpoint: string): boolean => endpoint.includes('{');

/** Whether the provider does not have the thing of an id. A 404 to a path without an id is trouble of the provider. */
const isNotFound = (error: unknown): boolean =>
  error instanceof ProviderError && error.status === 404 && namesOne(error.endpoint);

/** An answer, or null where the provider does not have the thing of an id. */
export const unlessNotFound = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });

/** The answer to the second of two calls where the provider does not know the first: they differ in which one they have. */
export const eitherOf = <T>(first: Promise<T>, second: () => Promise<T>): Promise<T> =>
  first.catch((error: unknown) => {
    if (error instanceof ProviderError && (error.status === 404 || error.status === 405)) return second();
    throw error;
  });

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

type Call = { endpoint: string; method: string; path: string; language: Language };

const messageLength = 500;

const asFields = (value: unknown): Fields => (isFields(value) ? value : {});

/**
 * The provider's words to the customer as plain text: of a list the first, of several languages the wanted
 * one. Null when there are none.
 */
export const asMessage = (value: unknown, language: Language): string | null => {
  const told = Array.isArray(value) ? value.find((entry) => typeof entry === 'string') : value;
  const text = typeof told === 'number' ? null : toText(told, language);
  return text === null ? null : plainText(text, messageLength) || null;
};

/** `errors` as `{field: [words]}`, `{field: words}` or `[{field, message}]`. */
const fieldsOf = (errors: unknown, language: Language): Record<string, string> => {
  const fields = new Map<string, string>();
  const pairs: [unknown, unknown][] = Array.isArray(errors)
    ? errors.map(asFields).map((entry) => [entry.field ?? entry.name, entry.message])
    : Object.entries(asFields(errors));
  for (const [name, text] of pairs.slice(0, 50)) {
    const message = languageCodes.some((code) => code === name) ? null : asMessage(text, language);
    if (typeof name === 'string' && /^[\w.[\]-]{1,60}$/.test(name) && message) fields.set(name, message);
  }
  return Object.fromEntries(fields);
};

const messageOf = (body: Fields, fields: Record<string, string>, language: Language): string | null => {
  const { message, msg, error, detail, data, errors } = body;
  const told = [message, msg, error, asFields(error).message, detail, asFields(data).message, errors];
  for (const words of told) {
    const text = asMessage(words, language);
    if (text !== null) return text;
  }
  return Object.values(fields)[0] ?? null;
};

/** Whether the provider reports a refusal, in any of the ways it writes that. */
const isNo = (value: unknown): boolean =>
  value === false ||
  value === 0 ||
  (typeof value === 'string' && /^(?:false|0|no|error|fail(?:ed|ure)?)$/i.test(value));

/** The status of a failure that the provider writes into an answer with HTTP 200, beside nothing else; null without one. */
const toldStatus = (body: Fields): number | null => {
  const told = [body.status, body.code, body.status_code, body.statusCode];
  return told.map(Number).find((status) => Number.isInteger(status) && status >= 400 && status < 600) ?? null;
};

const saysYes = ({ status, success }: Fields): boolean => /^(?:true|1|ok|success)$/i.test(String(success ?? status));

/** Whether an answer without data has an error instead: `error: true`, `error: 'Closed'` or `errors` that are some. */
const isError = (body: Fields): boolean =>
  !saysYes(body) && (!isMissing(body.errors) || !(isMissing(body.error) || isNo(body.error)));

/** The failure in an answer: an HTTP status that is no success, or an answer that says no. */
export const refusalOf = (
  call: Call,
  httpStatus: number,
  json: unknown,
  retryAfter: number | null,
): ProviderError | null => {
  const { endpoint, method, path, language } = call;
  const body = asFields(json);
  const isSuccess = httpStatus >= 200 && httpStatus < 300;
  const saysNo = isNo(body.status) || isNo(body.success);
  const told = isSuccess && (saysNo || isMissing(body.data)) ? toldStatus(body) : null;
  const fields = { ...fieldsOf(body.message, language), ...fieldsOf(body.errors, language) };
  const message = messageOf(body, fields, language);
  const isRefused = saysNo || (isMissing(body.data) && (isError(body) || (told !== null && message !== null)));
  if (isSuccess && !isRefused) return null;
  const status = told ?? httpStatus;
  return new ProviderError({
    kind: isSuccess && told === null ? 'refused' : 'status',
    endpoint,
    status,
    fields,
    retryAfterSeconds: retryAfter,
    message: message ?? `[${method}] "${path}": ${status} ${STATUS_CODES[status] ?? ''}`.trimEnd(),
    isProvidersMessage: message !== null,
    answer: isSuccess ? json : undefined,
  });
};

export const noResponse = (call: Omit<Call, 'language'>, wasNeverSent: boolean): ProviderError =>
  new ProviderError({
    kind: 'unreachable',
    endpoint: call.endpoint,
    message: `[${call.method}] "${call.path}": no response`,
    wasNeverSent,
  });
