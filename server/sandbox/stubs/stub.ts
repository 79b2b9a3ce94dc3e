import { type Fields, isFields } from '../nested.ts';
import { problemOfCall } from './described-calls.ts';

export type StubCall = {
  method: string;
  /** Without `/api/v1/` and without the query. */
  path: string;
  /** By the names on the wire, such as `service_fees[0][id]`. */
  query: Record<string, string>;
  /** Names in small letters. */
  headers: Record<string, string>;
  /** Parsed JSON, or the fields of a form; null without a body. */
  body: unknown;
};

export type StubAnswer = {
  status?: number;
  headers?: Record<string, string>;
  /** In place of the true answer. */
  body?: unknown;
  /** Laid over the true answer: fields replace fields, at every depth; null takes one away. */
  patch?: unknown;
  /** Milliseconds. */
  delay?: number;
};

/** Which calls are meant: all that is named must be so. */
export type StubMatch = {
  /** Any method when left out. */
  method?: string;
  /** Such as `orders/{id}/cancel`; `{id}` stands for one segment, a trailing `*` for any rest. */
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** A part of the body: its fields have these values, at every depth. */
  body?: unknown;
};

export type Stub = StubMatch & {
  /** How often it answers; for ever when left out. */
  times?: number;
  answer: StubAnswer | ((call: StubCall) => StubAnswer | Promise<StubAnswer>);
};

export const stubMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The path as a stub writes it, without what the provider's base is. */
export const plainPath = (path: string): string => path.replace(/^\/?(api\/v1\/)?/, '').replace(/\/$/, '');

const segmentsOf = (path: string): string[] => plainPath(path).split('/');

export const pathMatches = (pattern: string, path: string): boolean => {
  const wanted = plainPath(pattern);
  if (wanted.endsWith('*')) return plainPath(path).startsWith(wanted.slice(0, -1));
  const [left, right] = [segmentsOf(pattern), segmentsOf(path)];
  return left.length === right.length && left.every((part, index) => /^\{.+\}$/.test(part) || part === right[index]);
};

/** Whether `value` holds all of `part`; numbers and their texts are the same, as ids are. */
const holds = (value: unknown, part: unknown): boolean => {
  if (Array.isArray(part)) {
    return (
      Array.isArray(value) && part.length === value.length && part.every((inner, place) => holds(value[place], inner))
    );
  }
  if (isFields(part)) {
    return isFields(value) && Object.entries(part).every(([name, inner]) => holds(value[name], inner));
  }
  if (part === null || value === null || typeof value === 'object') return part === value;
  return String(value) === String(part);
};

export const matches = (wanted: StubMatch, call: StubCall): boolean =>
  (!wanted.method || wanted.method === call.method) &&
  pathMatches(wanted.path, call.path) &&
  Object.entries(wanted.query ?? {}).every(([name, value]) => call.query[name] === String(value)) &&
  Object.entries(wanted.headers ?? {}).every(([name, value]) => call.headers[name.toLowerCase()] === value) &&
  (wanted.body === undefined || holds(call.body, wanted.body));

const problemOfPath = (path: unknown): string | null => {
  if (typeof path !== 'string' || plainPath(path) === '') return 'path must be a text such as orders/{id}';
  if (path.includes('://')) return 'path must be without the provider’s address';
  if (/[?#]/.test(path)) return `path must be without a query: put it into query, ${queryOf(path)}`;
  if (/\s/.test(path) || segmentsOf(path).includes('')) return 'path must be without spaces and empty parts';
  if (segmentsOf(path).some((part) => /[{}]/.test(part) && !/^\{[^{}]+\}$/.test(part))) {
    return 'a part of the path in {braces} must be a whole one';
  }
  return /\*(?!$)/.test(path) ? '* may only be the end of path' : null;
};

const queryOf = (path: string): string =>
  JSON.stringify(Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(path)?.[1] ?? '')));

const isTexts = (value: unknown): boolean =>
  isFields(value) && Object.values(value).every((inner) => ['string', 'number'].includes(typeof inner));

const unknownIn = (value: Fields, known: string[]): string[] =>
  Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} is not known; known are ${known.join(', ')}`);

const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

const matchFields = ['method', 'path', 'query', 'headers', 'body'];

/** Why no call could ever be meant. */
export const problemsOfMatch = (match: Fields, more: string[] = []): string[] => {
  const { method, path, query, headers, body } = match;
  const broken = problemOfPath(path);
  return [
    ...unknownIn(match, [...matchFields, ...more]),
    ...(method === undefined || stubMethods.includes(String(method))
      ? []
      : [`method must be one of ${stubMethods.join(', ')}`]),
    ...(broken === null ? [] : [broken]),
    ...(query === undefined || isTexts(query) ? [] : ['query must hold texts by name']),
    ...(headers === undefined || isTexts(headers) ? [] : ['headers must hold texts by name']),
    ...(body !== undefined && method === 'GET' ? ['a GET has no body'] : []),
  ];
};

const answerFields = ['status', 'headers', 'body', 'patch', 'delay'];

export const problemsOfAnswer = (answer: unknown): string[] => {
  if (!isFields(answer)) return ['answer must be an object or a function'];
  const { status, headers, delay } = answer;
  return [
    ...unknownIn(answer, answerFields).map((message) => `answer: ${message}`),
    ...(answerFields.some((name) => answer[name] !== undefined) ? [] : ['answer says nothing']),
    ...(status === undefined || isWhole(status, 200, 599) ? [] : ['answer.status must be from 200 to 599']),
    ...(headers === undefined || isTexts(headers) ? [] : ['answer.headers must hold texts by name']),
    ...(delay === undefined || isWhole(delay, 0, 600_000) ? [] : ['answer.delay must be milliseconds, 600000 at most']),
    ...(answer.body !== undefined && answer.patch !== undefined ? ['answer has either body or patch'] : []),
  ];
};

export const problemsOfStub = (stub: unknown): string[] => {
  if (!isFields(stub)) return ['a stub is an object with path and answer'];
  const { method, path, times, answer } = stub;
  const unmatched = problemsOfMatch(stub, ['times', 'answer']);
  const unknown = unmatched.length > 0 ? null : problemOfCall(method as string | undefined, plainPath(String(path)));
  return [
    ...unmatched,
    ...(unknown === null ? [] : [unknown]),
    ...(times === undefined || isWhole(times, 1, 1_000_000) ? [] : ['times must be a whole number from 1 on']),
    ...(typeof answer === 'function' ? [] : problemsOfAnswer(answer)),
  ];
};

/** `patch` laid over `value`, as JSON Merge Patch has it. */
export const patched = (value: unknown, patch: unknown): unknown => {
  if (!isFields(patch)) return patch;
  const under: Fields = isFields(value) ? value : {};
  const kept = Object.entries(under).filter(([name]) => patch[name] !== null);
  const laid = Object.entries(patch).filter(([, inner]) => inner !== null);
  return Object.fromEntries([...kept, ...laid.map(([name, inner]) => [name, patched(under[name], inner)])]);
};
