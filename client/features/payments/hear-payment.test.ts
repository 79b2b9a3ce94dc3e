import { Client, CombinedError, type Operation, type OperationResult } from 'urql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filter, makeSubject, merge, onPush, pipe } from 'wonka';
import { hearPayment, type Said } from './hear-payment.ts';

const secondMs = 1_000;

let asked: Operation[];
let answer: (operation: Operation, result: Partial<OperationResult>) => void;
let heard: (Said | 'silence')[];

const questions = () => asked.filter(({ kind }) => kind === 'mutation');
const socket = () => asked.find(({ kind }) => kind === 'subscription') as Operation;

/** A client whose operations the test answers. */
const clientOf = (): Client => {
  const answers = makeSubject<OperationResult>();
  answer = (operation, result) =>
    answers.next({ operation, stale: false, hasNext: operation.kind === 'subscription', ...result } as OperationResult);
  const record = onPush((operation: Operation) => operation.kind !== 'teardown' && asked.push(operation));
  const never = filter<OperationResult | Operation>(() => false);
  return new Client({
    url: '/graphql',
    exchanges: [
      () => (operations) => merge([answers.source, pipe(operations, record, never) as typeof answers.source]),
    ],
  });
};

const listen = async (from = 0) => hearPayment(clientOf(), 'RQ1', from, (said) => heard.push(said ?? 'silence'));

const said = (state: Said['state'], attempt: number): Said => ({ state, attempt });
const overSocket = (word: Said) => answer(socket(), { data: { paymentStatus: word } });
const inAnswer = (word: Said) => answer(questions().at(-1) as Operation, { data: { checkPayment: word } });
const refusal = (code: string, more: object = {}) =>
  new CombinedError({ graphQLErrors: [{ message: 'No', extensions: { code, ...more } }] });
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  asked = [];
  heard = [];
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

it('a customer hears over the socket, and the shop is asked nothing as long as that speaks', async () => {
  await listen();
  for (const attempt of [1, 2, 3]) {
    await pass(3 * secondMs);
    overSocket(said('PENDING', attempt));
  }
  overSocket(said('PAID', 4));
  await pass(60 * secondMs);
  expect(heard.at(-1)).toEqual(said('PAID', 4));
  expect(heard).toHaveLength(4);
  expect(questions()).toEqual([]);
});

it('a customer without a socket hears by questions, each for a later attempt than was heard, until the end', async () => {
  await listen(2);
  answer(socket(), { error: new CombinedError({ networkError: new Error('no socket') }) });
  await pass(0);
  expect(questions().map(({ variables }) => variables)).toEqual([{ orderNumber: 'RQ1', after: 2 }]);
  await pass(3 * secondMs);
  inAnswer(said('PENDING', 3));
  await pass(1);
  expect(questions().at(-1)?.variables).toEqual({ orderNumber: 'RQ1', after: 3 });
  await pass(3 * secondMs);
  inAnswer(said('FAILED', 4));
  await pass(60 * secondMs);
  expect(heard).toEqual([said('PENDING', 3), said('FAILED', 4)]);
  expect(questions()).toHaveLength(2);
});

it.each([
  ['the same', () => 1],
  ['a smaller attempt', () => 0],
  ['ever later attempts', (time: number) => time],
])('a shop that answers at once and %s is asked once a second at most', async (_what, attemptAt) => {
  await listen();
  await pass(5 * secondMs);
  for (let time = 1; time <= 200; time++) {
    const before = questions().length;
    inAnswer(said('PENDING', attemptAt(time)));
    await pass(secondMs / 20);
    expect(questions().length - before).toBeLessThan(2);
  }
  expect(questions().length).toBeGreaterThan(5);
  expect(questions().length).toBeLessThanOrEqual(11);
});

it('a customer who is turned back for asking too often waits as long as the shop says', async () => {
  await listen();
  await pass(5 * secondMs);
  answer(questions().at(-1) as Operation, { error: refusal('RATE_LIMITED', { retryAfterSeconds: 9 }) });
  await pass(9 * secondMs - 1);
  expect(questions()).toHaveLength(1);
  await pass(2);
  expect(questions()).toHaveLength(2);
  expect(heard).toEqual([]);
});

it('an unreachable shop is asked more and more rarely', async () => {
  await listen();
  await pass(5 * secondMs);
  const times: number[] = [];
  for (let past = 0; past < 24; past++) {
    if (questions().length > times.length) {
      times.push(past);
      answer(questions().at(-1) as Operation, { error: new CombinedError({ networkError: new Error('away') }) });
    }
    await pass(secondMs);
  }
  expect(times).toEqual([0, 1, 3, 7, 15, 23]);
});

it.each([
  ['a status that says nothing', () => inAnswer(said('UNCONFIRMED', 1)), said('UNCONFIRMED', 1)],
  ['a failure', () => answer(questions().at(-1) as Operation, { error: refusal('PROVIDER_MALFORMED') }), 'silence'],
  ['a failure over the socket', () => answer(socket(), { error: refusal('UNAUTHENTICATED') }), 'silence'],
])('after %s nothing is asked any more [PAY-15]', async (_what, tell, told) => {
  await listen();
  await pass(5 * secondMs);
  tell();
  await pass(60 * secondMs);
  expect(heard).toEqual([told]);
  expect(questions()).toHaveLength(1);
});

it('a socket that speaks again ends the questions, and their late answers tell nothing', async () => {
  await listen();
  await pass(5 * secondMs);
  overSocket(said('PENDING', 2));
  inAnswer(said('PENDING', 1));
  for (const attempt of [3, 4]) {
    await pass(3 * secondMs);
    overSocket(said('PENDING', attempt));
  }
  expect(heard).toEqual([2, 3, 4].map((attempt) => said('PENDING', attempt)));
  expect(questions()).toHaveLength(1);
});

it('a customer who hears nothing new for half a minute is told so once', async () => {
  await listen();
  await pass(29 * secondMs);
  expect(heard).toEqual([]);
  await pass(60 * secondMs);
  expect(heard).toEqual(['silence']);
});

it('a page that is left hears nothing and asks nothing', async () => {
  const stop = await listen();
  await pass(5 * secondMs);
  stop();
  inAnswer(said('PAID', 1));
  overSocket(said('PAID', 1));
  await pass(60 * secondMs);
  expect(heard).toEqual([]);
  expect(questions()).toHaveLength(1);
});
