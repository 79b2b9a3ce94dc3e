import { STATUS_CODES } from 'node:http';
import { type Fields, isFields } from '../values/safe-values.ts';
import { ProviderError } from './errors.ts';
import { plainText } from './plain-text.ts';

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

/** The failure of a call that was never answered. */
export const noResponse = (call: Call, wasNeverSent: boolean): ProviderError =>
  new ProviderError({
    kind: 'unreachable',
    endpoint: call.endpoint,
    message: `[${call.method}] "${call.path}": no response`,
    wasNeverSent,
  });
