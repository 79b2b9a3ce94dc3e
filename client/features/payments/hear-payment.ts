import type { Client, OperationResult } from 'urql';
import { type Failure, failureOf } from '../../graphql/failure.ts';
import type { PaymentState } from '../../graphql/generated/enums.ts';
import {
  CheckPaymentDocument,
  FollowPaymentDocument,
  type FollowPaymentSubscription,
} from '../../graphql/generated/graphql.ts';

/** The server's word of a payment; attempts grow while one series of questions to the provider lasts. */
export type Said = { state: PaymentState; attempt: number };

/** A socket that works has brought the first word by then. Milliseconds. */
const patienceMs = 5_000;
const shortestPauseMs = 1_000;
const longestPauseMs = 8_000;

/**
 * The server speaks every few seconds while a payment is open; after this much silence it is no longer followed.
 * Milliseconds.
 */
const longestSilenceMs = 30_000;

/**
 * Asks how a payment stands: the provider at once, or with `after` for an attempt later than that, which the server waits for
 * without a question more.
 */
export const askPayment = async (client: Client, orderNumber: string, after?: number) =>
  client.mutation(CheckPaymentDocument, { orderNumber, after });

/** How long to wait before the next question after one without an answer; null when another one would bring nothing. */
const pauseAfter = ({ code, retryAfterSeconds }: Failure, pause: number): number | null => {
  if (code === 'RATE_LIMITED') return Math.max(pause, (retryAfterSeconds ?? 0) * 1000);
  return code === 'NETWORK' ? pause : null;
};

/**
 * The one way in which a page hears how a payment ends: over the socket, and where that brings no word by questions that
 * wait at the server, until the socket speaks. Later attempts than `from` are reported, the end once; then nothing is asked
 * any more. Reports null when the server no longer returns the state of the payment. Answers how to stop.
 */
export const hearPayment = (
  client: Client,
  orderNumber: string,
  from: number,
  onSaid: (said: Said | null) => void,
): (() => void) => {
  let after = from;
  let isOver = false;
  /** Which question counts; a question that the socket has overtaken does not. */
  let question = 0;
  const timers: Partial<Record<'silence' | 'question', ReturnType<typeof setTimeout>>> = {};
  let unsubscribe: (() => void) | undefined;

  const wait = (name: keyof typeof timers, milliseconds: number, then: () => void): void => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(then, milliseconds);
  };
  const stop = (): void => {
    isOver = true;
    question += 1;
    for (const timer of Object.values(timers)) clearTimeout(timer);
    unsubscribe?.();
  };
  const fallSilent = (): void => {
    if (isOver) return;
    stop();
    onSaid(null);
  };
  const hear = (said: Said): void => {
    const isEnd = said.state !== 'PENDING';
    if (isOver || (!isEnd && said.attempt <= after)) return;
    after = Math.max(after, said.attempt);
    if (isEnd) stop();
    else wait('silence', longestSilenceMs, fallSilent);
    onSaid(said);
  };
  const ask = async (pause = shortestPauseMs): Promise<void> => {
    question += 1;
    const [current, asked, former] = [question, Date.now(), after];
    const { data, error } = await askPayment(client, orderNumber, after);
    if (current !== question) return;
    if (data) hear(data.checkPayment);
    if (isOver) return;
    const isNews = after > former;
    const rest = error ? pauseAfter(failureOf(error), pause) : shortestPauseMs - (isNews ? Date.now() - asked : 0);
    if (rest === null) return fallSilent();
    wait('question', rest, () => void ask(error ? Math.min(longestPauseMs, pause * 2) : shortestPauseMs));
  };
  const hearSocket = ({ data, error }: OperationResult<FollowPaymentSubscription>): void => {
    if (isOver) return;
    if (error?.graphQLErrors.length) {
      fallSilent();
      return;
    }
    if (!data && !error) return;
    question += 1;
    wait('question', data ? patienceMs : 0, () => void ask());
    if (data) hear(data.paymentStatus);
  };

  wait('silence', longestSilenceMs, fallSilent);
  wait('question', patienceMs, () => void ask());
  ({ unsubscribe } = client.subscription(FollowPaymentDocument, { orderNumber }).subscribe(hearSocket));
  if (isOver) unsubscribe();
  return stop;
};
