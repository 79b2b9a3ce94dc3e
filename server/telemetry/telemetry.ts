import { AsyncLocalStorage } from 'node:async_hooks';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import packageFile from '../../package.json' with { type: 'json' };

export type Attributes = Record<string, string | number | boolean>;

/** One piece of work as a collector gets it. */
export type Work = {
  /** Its group in the metrics, and the kind of its span. */
  kind: 'page' | 'operation' | 'resolver' | 'provider';
  /** Such as `GET /services`, `query Services`, `Query.services`, `GET products/{id}`. */
  name: string;
  attributes: Attributes;
  /** The W3C `traceparent` of the caller, where the work begins a request. */
  parent?: string | undefined;
};

/** A piece of work that is under way. */
export type Running = {
  /** The W3C header by which a called service names this work as its parent. */
  traceparent: string;
  /** Runs `work` so that further work in it belongs to this. */
  within: <T>(work: () => T) => T;
  /** Ends it, once. `error` is a class or a code, never a message. */
  end: (outcome?: { name?: string; attributes?: Attributes; error?: string | undefined }) => void;
};

export type Gauges = Record<string, { description: string; unit: string; read: () => number }>;

export type Telemetry = {
  begin: (work: Work) => Running;
  count: (name: 'rawnaq.orders' | 'rawnaq.payments.ended', attributes?: Attributes) => void;
  observe: (gauges: Gauges) => void;
  /** Sends the rest; gives up after three seconds. */
  close: () => Promise<void>;
};

/**
 * Runs `run` as one piece of work; `errorOf` finds failed results. A result that is there at once calls nothing: it is
 * no work of its own, and its span is never ended or sent.
 */
export const measured = <Result>(
  telemetry: Telemetry,
  work: Work,
  run: () => Result,
  errorOf: (result: Awaited<Result>) => string | undefined = () => undefined,
): Result => {
  const running = telemetry.begin(work);
  const result = running.within(run);
  if (!(result instanceof Promise)) return result;
  result.then(
    (value) => running.end({ error: errorOf(value) }),
    (error: unknown) => running.end({ error: error instanceof Error ? error.name : 'Error' }),
  );
  return result;
};

const fields = new AsyncLocalStorage<string>();

/** The field whose resolver is running, such as `Query.services`; null where resolvers are not followed. */
export const currentField = (): string | null => fields.getStore() ?? null;

type Resolver = (...args: unknown[]) => unknown;

/** The same resolvers, made so that `around` runs each function but those of subscriptions. */
const wrapResolvers = <Types extends object>(
  resolvers: Types,
  around: (name: string, run: () => unknown) => unknown,
): Types => {
  const types = Object.entries(resolvers as Record<string, unknown>).map(([type, known]) => {
    if (type === 'Subscription' || known?.constructor !== Object) return [type, known];
    const wrapped = Object.entries(known as Record<string, unknown>).map(([field, resolve]) => [
      field,
      typeof resolve === 'function'
        ? (...args: unknown[]) => around(`${type}.${field}`, () => (resolve as Resolver)(...args))
        : resolve,
    ]);
    return [type, Object.fromEntries(wrapped)];
  });
  return Object.fromEntries(types);
};

/** The same resolvers; `currentField` names each one to its callees. */
export const followedResolvers = <Types extends object>(resolvers: Types): Types =>
  wrapResolvers(resolvers, (name, run) => fields.run(name, run));

/** The same resolvers; each that waits for something is a span, so that a call of the provider belongs to its field. */
export const measuredResolvers = <Types extends object>(telemetry: Telemetry, resolvers: Types): Types =>
  wrapResolvers(resolvers, (name, run) =>
    measured(telemetry, { kind: 'resolver', name, attributes: { 'graphql.field.name': name } }, run),
  );

/** An id that logs, proxies or support desks can join again: no spaces, nothing that ends a line, 128 characters at most. */
const requestIdPattern = /^[\w.:+=/-]{8,128}$/;
/** Version 00 of https://www.w3.org/TR/trace-context/#traceparent-header, with ids that are not all zeros. */
const traceparentPattern = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The headers that lead from a call of the provider back to the request that made it. */
export type TraceHeaders = { 'X-Request-Id': string; traceparent?: string };

/** Gives each request its id: the proxy's, where a proxy is trusted and has given one, or a new one. */
export const requestIdSource =
  (isProxyTrusted: boolean): ((request: IncomingMessage) => string) =>
  ({ headers }) => {
    const given = headers['x-request-id'];
    return isProxyTrusted && typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  };

/** The headers for all calls of one request: its id, and the trace that it belongs to where the caller named one. */
export const traceHeaders = (request: { id: string; headers: IncomingHttpHeaders }): TraceHeaders => {
  const { traceparent } = request.headers;
  const isKnown = typeof traceparent === 'string' && traceparentPattern.test(traceparent);
  return { 'X-Request-Id': request.id, ...(isKnown && { traceparent }) };
};

let known: string | undefined;

/** The commit of the folder that the shop runs in; empty where it is no clone. */
const commitOfFolder = (): string => {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    const cwd = import.meta.dirname;
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return '';
  }
};

/** Version and commit, such as `0.1.0 (3f2a9c1)`; git is asked once, and only where `given` is null. */
export const buildName = (given: string | null): string => {
  if (given === null) known ??= commitOfFolder();
  const commit = given ?? known;
  return commit ? `${packageFile.version} (${commit})` : packageFile.version;
};
