import { isFields, matches, plainPath, problemsOfMatch, type StubMatch } from './stub.ts';
import { StubRefusal } from './stubs.ts';

/** A call under `/api/v1` as it was received. */
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

const textsOf = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String([value].flat().at(-1))]],
    ),
  );

/** The received calls that match. Fails with a `StubRefusal` for what could never match. */
export const askedOf = (calls: readonly ReceivedCall[], match: unknown): ReceivedCall[] => {
  if (!isFields(match)) throw new StubRefusal('what is looked for is an object with path');
  const problems = problemsOfMatch(match);
  if (problems.length > 0) throw new StubRefusal(problems.join('; '));
  return calls.filter(({ method, path, query, headers, body }) =>
    matches(match as StubMatch, {
      method,
      path: plainPath(path),
      query: textsOf(query),
      headers: textsOf(headers),
      body: body ?? null,
    }),
  );
};
