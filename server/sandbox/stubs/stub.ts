import { z } from 'zod';
import type { ReceivedCall } from '../calls.ts';
import { type Fields, isFields } from '../nested.ts';
import { pathMatches, problemOfCall } from './described-calls.ts';

export const stubMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Such as `orders/{id}/cancel`; `{id}` stands for one segment, a trailing `*` for any rest. */
export const pathPattern = /^\/?(?:\*|(?:\{[^{}/]+\}|[^{}/?#*\s]+)(?:\/(?:\{[^{}/]+\}|[^{}/?#*\s]+))*(?:\/?\*)?\/?)$/;

const textsByName = z.record(z.string(), z.union([z.string(), z.number()])).optional();

/** Which calls are meant: all that is named must be so. */
const matchFields = {
  /** Any when left out. */
  method: z.enum(stubMethods).optional(),
  path: z.string().regex(pathPattern, {
    error: 'must be like orders/{id} or orders/*, and a query stands in query',
    abort: true,
  }),
  /** By the names on the wire, such as `service_fees[0][id]`. */
  query: textsByName,
  headers: textsByName,
  /** A part of the body: its fields have these values, at every depth. */
  body: z.unknown().optional(),
};

const answerSchema = z
  .strictObject({
    status: z.int().min(200).max(599).optional(),
    headers: textsByName,
    /** In place of the true answer. */
    body: z.unknown().optional(),
    /** Laid over the true answer: fields replace fields, at every depth; null takes one away. */
    patch: z.unknown().optional(),
    /** Milliseconds. */
    delay: z.int().min(0).max(600_000).optional(),
  })
  .refine((answer) => Object.values(answer).some((value) => value !== undefined), 'says nothing')
  .refine(({ body, patch }) => body === undefined || patch === undefined, 'has either body or patch');

/** How often a stub answers; for ever when left out. */
const times = z.int().min(1).optional();
const bodyOfGet = ({ method, body }: { method?: string; body?: unknown }) => method !== 'GET' || body === undefined;

const matchSchema = z.strictObject(matchFields).refine(bodyOfGet, 'a GET has no body');
const stubSchema = z
  .strictObject({ ...matchFields, times, answer: answerSchema })
  .refine(bodyOfGet, 'a GET has no body')
  .superRefine(({ method, path }, { addIssue }) => {
    const problem = problemOfCall(method, path);
    if (problem !== null) addIssue(problem);
  });

export type StubMatch = z.input<typeof matchSchema>;
export type StubAnswer = z.input<typeof answerSchema>;
export type Stub = StubMatch & {
  times?: number | undefined;
  answer: StubAnswer | ((call: ReceivedCall) => StubAnswer | Promise<StubAnswer>);
};

/** Fails with all that is wrong. */
const checked = <Checked>(schema: z.ZodType, value: unknown, given = value): Checked => {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const problems = issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '));
  if (problems.length > 0) throw new Error(problems.join('; '));
  return given as Checked;
};

/** Fails for a path that no call could ever have. */
export const asMatch = (match: unknown): StubMatch => checked(matchSchema, match);

export const asAnswer = (answer: unknown): StubAnswer => checked(answerSchema, answer);

/** Fails for an answer that could never be sent. A function's answer is checked when it comes. */
export const asStub = (stub: unknown): Stub => {
  const isFunction = isFields(stub) && typeof stub.answer === 'function';
  return checked(stubSchema, isFunction ? { ...stub, answer: { delay: 0 } } : stub, stub);
};

/** Whether `value` holds all of `part`; numbers and their texts are the same, as ids are. */
const holds = (value: unknown, part: unknown): boolean => {
  if (Array.isArray(part)) {
    return Array.isArray(value) && part.length === value.length && part.every((one, place) => holds(value[place], one));
  }
  if (isFields(part)) {
    return isFields(value) && Object.entries(part).every(([name, inner]) => holds(value[name], inner));
  }
  if (part === null || value === null || typeof value === 'object') return part === value;
  return String(value) === String(part);
};

export const matches = ({ method, path, query, headers = {}, body }: StubMatch, call: ReceivedCall): boolean =>
  (!method || method === call.method) &&
  pathMatches(path, call.path) &&
  holds(call.query, query ?? {}) &&
  Object.entries(headers).every(([name, value]) => call.headers[name.toLowerCase()] === String(value)) &&
  (body === undefined || holds(call.body, body));

/** `patch` laid over `value`, as JSON Merge Patch has it. */
export const patched = (value: unknown, patch: unknown): unknown => {
  if (!isFields(patch)) return patch;
  const under: Fields = isFields(value) ? value : {};
  const kept = Object.entries(under).filter(([name]) => patch[name] !== null);
  const laid = Object.entries(patch).filter(([, inner]) => inner !== null);
  return Object.fromEntries([...kept, ...laid.map(([name, inner]) => [name, patched(under[name], inner)])]);
};
