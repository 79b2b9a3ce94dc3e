import type { FastifyRequest } from 'fastify';
import { isFields } from '../nested.ts';
import { matches, plainPath, problemsOfMatch, type StubCall, type StubMatch } from './stub.ts';
import { StubRefusal } from './stubs.ts';

const mostCalls = 2000;

/** A call as it was received. */
export type ReceivedCall = {
  method: string;
  /** Without `/api/v1` and without the query. */
  path: string;
  query: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
  /** When it came, in milliseconds since the process started. */
  at: number;
  /** What was answered, once it was: its status, milliseconds with the latency, and at most 20,000 characters of it. */
  answer?: { status: number; milliseconds: number; text: string };
};

/** A call as it came; `base` stands before its path, and `body` is given where the framework does not parse it. */
export const receivedCall = (request: FastifyRequest, base: string, body: unknown = request.body): ReceivedCall => ({
  at: performance.now(),
  method: request.method,
  path: (request.url.startsWith(base) ? request.url.slice(base.length) : request.url).split('?')[0] ?? '',
  query: { ...Object(request.query) },
  headers: { ...request.headers },
  body: body ?? null,
});

/** Writes a call down; the oldest one is forgotten when there are too many. */
export const writeDown = (calls: ReceivedCall[], call: ReceivedCall): void => {
  calls.push(call);
  if (calls.length > mostCalls) calls.shift();
};

const textsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String([value].flat().at(-1))]],
    ),
  );

/** The call as stubs see it. */
export const toStubCall = ({ method, path, query, headers, body }: ReceivedCall): StubCall => ({
  method,
  path: plainPath(path),
  query: textsOf(query),
  headers: textsOf(headers),
  body,
});

/** The received calls that match. Fails with a `StubRefusal` for what could never match. */
export const askedOf = (calls: readonly ReceivedCall[], match: unknown): ReceivedCall[] => {
  if (!isFields(match)) throw new StubRefusal('what is looked for is an object with path');
  const problems = problemsOfMatch(match);
  if (problems.length > 0) throw new StubRefusal(problems.join('; '));
  return calls.filter((call) => matches(match as StubMatch, toStubCall(call)));
};
