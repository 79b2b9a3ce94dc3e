import type { FastifyRequest } from 'fastify';
import { isFields } from '../nested.ts';
import {
  matches,
  plainPath,
  problemsOfAnswer,
  problemsOfMatch,
  problemsOfStub,
  type Stub,
  type StubAnswer,
  type StubCall,
  type StubMatch,
} from './stub.ts';

const mostCalls = 2000;

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

type Entry = { name: string; from: 'file' | 'control'; stub: Stub; answered: number };

const isSameMatch = (one: Stub, other: Stub): boolean => {
  const write = ({ method, path, query, headers, body }: Stub) =>
    JSON.stringify([method, plainPath(path), query, headers, body]);
  return write(one) === write(other);
};

export class StubRefusal extends Error {
  override readonly name = 'StubRefusal';
}

const leftOf = ({ stub, answered }: Entry): number => (stub.times ?? Number.POSITIVE_INFINITY) - answered;

/** Answers that stand in for the true ones. What a control added comes before the files, and the newest comes first. */
export class Stubs {
  #entries: Entry[] = [];
  #added = 0;
  /** Brings the files up to date. */
  refresh: () => Promise<void> = async () => {};

  /** Fails with a `StubRefusal` that says what is wrong, above all for a stub that could never match. */
  add(stub: unknown, name?: string): string {
    const problems = problemsOfStub(stub);
    if (problems.length > 0) throw new StubRefusal(problems.join('; '));
    if (name !== undefined && !/^[\w.-]{1,80}$/.test(name))
      throw new StubRefusal('name must be letters, digits, - . _');
    this.#added += 1;
    const given = name ?? `stub-${this.#added}`;
    if (this.#entries.some((entry) => entry.name === given)) throw new StubRefusal(`there is a stub ${given} already`);
    this.#entries.unshift({ name: given, from: 'control', stub: stub as Stub, answered: 0 });
    return given;
  }

  /** Puts the stub of a file in its place, or takes it away. */
  setFile(name: string, stub: Stub | null): void {
    this.#entries = this.#entries.filter((entry) => entry.name !== name || entry.from !== 'file');
    if (!stub) return;
    this.#entries.push({ name, from: 'file', stub, answered: 0 });
    const files = this.#entries.filter(({ from }) => from === 'file').toSorted((a, b) => (a.name < b.name ? -1 : 1));
    this.#entries = [...this.#entries.filter(({ from }) => from === 'control'), ...files];
  }

  /** Files that never answer, because another one before them means the same calls. */
  hidden(): { name: string; by: string }[] {
    const files = this.#entries.filter(({ from }) => from === 'file');
    return files.flatMap(({ name, stub }, place) => {
      const by = files.slice(0, place).find((other) => !other.stub.times && isSameMatch(other.stub, stub));
      return by ? [{ name, by: by.name }] : [];
    });
  }

  remove(name: string): boolean {
    const before = this.#entries.length;
    this.#entries = this.#entries.filter((entry) => entry.name !== name);
    return this.#entries.length < before;
  }

  /** Those of files stay, and begin anew. */
  clear(): void {
    this.#entries = this.#entries.filter(({ from }) => from === 'file').map((entry) => ({ ...entry, answered: 0 }));
  }

  /** `left` says how often each will answer; null for ever. */
  list() {
    return this.#entries.map((entry) => ({
      name: entry.name,
      from: entry.from,
      method: entry.stub.method ?? null,
      path: entry.stub.path,
      answered: entry.answered,
      left: Number.isFinite(leftOf(entry)) ? leftOf(entry) : null,
    }));
  }

  /** The answer to this call, and whose it is; null where the true one counts. */
  async answerTo(call: StubCall): Promise<{ name: string; answer: StubAnswer } | null> {
    await this.refresh();
    const entry = this.#entries.find((one) => leftOf(one) > 0 && matches(one.stub, call));
    if (!entry) return null;
    entry.answered += 1;
    const { name, stub } = entry;
    if (typeof stub.answer !== 'function') return { name, answer: stub.answer };
    const answer = await stub.answer(call);
    const problems = problemsOfAnswer(answer);
    if (problems.length > 0) throw new StubRefusal(`stub ${name}: ${problems.join('; ')}`);
    return { name, answer };
  }
}
