import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isOutcomeUnknown, ProviderError, timeout } from '../provider/errors.ts';
import { type Store, StoreAway } from './store.ts';

/** For so long a decision to pay and its answer are remembered. Milliseconds. */
const rememberedMs = 48 * 60 * 60 * 1000;
/** Milliseconds between two looks whether another press has been answered. */
const lookMs = 100;
/** Milliseconds after the provider's last moment, for clocks that differ and a slow process. */
const marginMs = 2_000;
const endpoint = 'POST orders';

/** One decision to pay, under the browser's idempotency key. Customer, cart and method belong to the key for good. */
export type Decision = { checkoutKey: string; customer: string; lineIds: readonly string[]; methodId: string };

/**
 * A `claimed` key has not been sent, and the process that replaces it may send. After `sent` it is never sent again.
 */
type Note = { mark: string } & (
  | { state: 'claimed' }
  | { state: 'sent'; by: string; at: number }
  | { state: 'lost' }
  | { state: 'answered'; answer: string }
);

/** The shared state is away: nothing was sent, because a second press could not be distinguished from the first. */
export class OrdersPaused extends Error {
  override readonly name = 'OrdersPaused';
}

/** The key was used for another cart, method or customer. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** How time passes, in milliseconds. */
export type Clock = {
  /** Since 1970. */
  now: () => number;
  /** Since the start of the process, independent of the machine's time. */
  elapsed: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
};

export const realClock: Clock = { now: () => Date.now(), elapsed: () => performance.now(), pause };

type Settings = {
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds within which the provider answers or never does. */
  longestAnswer: number;
  /** Proofs replace it. */
  clock?: Clock;
};

const markOf = ({ customer, lineIds, methodId }: Decision): string => {
  const told = JSON.stringify([customer, methodId, [...lineIds].sort()]);
  return createHash('sha256').update(told).digest('base64url');
};

/** Anything but a plain refusal counts as a lost answer: the customer keeps the decision and looks at the bookings. */
const asLostAnswer = (error: unknown): unknown => {
  if (!(error instanceof ProviderError)) return error;
  const saysNothing = error.kind === 'unreachable' || (error.kind === 'status' && (error.status ?? 500) < 500);
  return saysNothing ? timeout(error.endpoint) : error;
};

/** Tried twice, because a busy process may read an answer too late; the second time finds the note of the first. */
export const safely = async <R>(work: () => Promise<R>): Promise<R> => {
  try {
    return await work().catch(work);
  } catch (error) {
    if (!(error instanceof StoreAway)) throw error;
    throw new OrdersPaused(error.message, { cause: error });
  }
};

/**
 * The idempotency store: one decision to pay makes one order, in all processes of the shop together. The answer of a
 * key is remembered for two days, and so is an answer that got lost, because the order may exist; only a plain refusal
 * lets the same key try again. Without the shared state nothing is sent. Answers have to be plain JSON.
 */
export const buildPlacedOrders = <T>(store: Store, settings: Settings) => {
  const clock = settings.clock ?? realClock;

  /** The note of the key, as text; a fresh claim when there was none. */
  const claim = async (key: string, mark: string): Promise<string> => {
    const claim = JSON.stringify({ mark, state: 'claimed' } satisfies Note);
    return (await safely(() => store.add(key, claim, rememberedMs))) ?? claim;
  };

  const placeAndNote = async (key: string, mark: string, place: () => Promise<T>): Promise<T> => {
    try {
      const answer = await place();
      await note(key, { mark, state: 'answered', answer: JSON.stringify(answer) });
      return answer;
    } catch (error) {
      if (isOutcomeUnknown(error)) {
        await note(key, { mark, state: 'lost' });
        throw asLostAnswer(error);
      }
      await note(key, { mark, state: 'claimed' });
      throw error;
    }
  };

  /**
   * A key whose outcome cannot be noted stays `sent`: it is not sent again, and its customer is sent to the bookings.
   */
  const note = async (key: string, note: Note): Promise<void> => {
    await store.set(key, JSON.stringify(note), rememberedMs).catch((error) => {
      settings.log.error({ err: error, state: note.state }, 'what became of an order could not be noted');
    });
  };

  return {
    /**
     * Returns the answer to the first press on this decision, and waits for it until `endsAt`, by `performance.now()`.
     * Fails with `OrdersPaused`, `KeyTaken`, the provider's refusal, or a time-out for an order that may exist.
     */
    once: async (decision: Decision, endsAt: number, place: () => Promise<T>): Promise<T> => {
      const key = `order:${decision.checkoutKey}`;
      const mark = markOf(decision);
      for (;;) {
        const text = await claim(key, mark);
        const note: Note = JSON.parse(text);
        if (note.mark !== mark) throw new KeyTaken();
        if (note.state === 'answered') return JSON.parse(note.answer);
        if (note.state === 'lost') throw timeout(endpoint);
        if (note.state === 'claimed') {
          const sent = { mark, state: 'sent', by: randomUUID(), at: clock.now() } satisfies Note;
          if (await safely(() => store.replace(key, text, JSON.stringify(sent), rememberedMs))) {
            return placeAndNote(key, mark, place);
          }
        } else {
          const isOver = clock.now() > note.at + settings.longestAnswer + marginMs;
          if (isOver || clock.elapsed() + lookMs > endsAt) throw timeout(endpoint);
          await clock.pause(lookMs);
        }
      }
    },

    /** Fails with `KeyTaken` when the key belongs to another decision, else with `OrdersPaused` or not at all. */
    refuseTaken: async (decision: Decision): Promise<void> => {
      const text = await safely(() => store.get(`order:${decision.checkoutKey}`));
      const note: Note | null = text === null ? null : JSON.parse(text);
      if (note && note.mark !== markOf(decision)) throw new KeyTaken();
    },
  };
};
