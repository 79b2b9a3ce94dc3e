import { type Exchange, makeErrorResult, type Operation, type OperationResult } from '@urql/core';
import { filter, makeSubject, map, merge, pipe, subscribe } from 'wonka';
import { printedAnswer, type ServerState } from './printed-answers.ts';

const isAnswer = (answer: OperationResult | null): answer is OperationResult => answer !== null;

/**
 * Answers queries from the page's own data. The first operation that needs more fetches the other exchanges; operations
 * wait until these are loaded. An operation whose exchanges cannot be fetched fails like one without a network, and the
 * next one tries again.
 */
export const lateExchanges =
  (state: ServerState, load: () => Promise<Exchange>): Exchange =>
  (input) =>
  (operations) => {
    const results = makeSubject<OperationResult>();
    const answered = new Map<number, Operation>();
    let send: ((operation: Operation) => void) | null = null;
    let waiting: Operation[] = [];
    const held = new Set<number>();

    /**
     * A failure of the printed page is shown during hydration, however often React renders it; once a component has
     * mounted with it, the query is sent again, once.
     */
    const askOnceHeld = (operation: Operation) => {
      queueMicrotask(() => {
        if (!held.has(operation.key) || !(operation.key in state)) return;
        delete state[operation.key];
        take(operation);
      });
    };

    const open = (exchange: Exchange) => {
      const sent = makeSubject<Operation>();
      let isRepeating = true;
      pipe(
        exchange(input)(sent.source),
        filter(() => !isRepeating),
        subscribe(results.next),
      );
      // The cache learns what was answered without it, so that a mutation refreshes that too.
      for (const operation of answered.values()) sent.next(operation);
      isRepeating = false;
      send = sent.next;
    };

    const giveUp = (operation: Operation, error: Error) => {
      if (operation.kind !== 'teardown') results.next(makeErrorResult(operation, error));
    };

    const wait = (operation: Operation) => {
      waiting.push(operation);
      if (waiting.length > 1) return;
      load()
        .then(open)
        .then(
          () => {
            for (const next of waiting) send?.(next);
            waiting = [];
          },
          (error) => {
            const failed = waiting;
            waiting = [];
            for (const next of failed) giveUp(next, error);
          },
        );
    };

    const take = (operation: Operation): OperationResult | null => {
      if (operation.kind === 'teardown') held.delete(operation.key);
      else held.add(operation.key);
      if (send) {
        send(operation);
        return null;
      }
      const answer = printedAnswer(operation, state);
      const isStale = answered.has(operation.key) && operation.context.requestPolicy === 'cache-and-network';
      if (isStale || (!answer && (operation.kind !== 'teardown' || waiting.length > 0))) wait(operation);
      if (!answer) return null;
      if (answer.error) askOnceHeld(operation);
      else answered.set(operation.key, operation);
      return { ...answer, stale: isStale };
    };

    return merge([results.source, pipe(operations, map(take), filter(isAnswer))]);
  };
