import pLimit from 'p-limit';

export type CallGate = ReturnType<typeof buildCallGate>;

/** Nothing was begun. */
export class FullQueue extends Error {
  override readonly message = 'As many wait already as may';
  readonly code = 'FULL_QUEUE';
}

/** At most `limit` pieces of work run at once; at most `queueLength` others wait in a queue. */
export const buildCallGate = (limit: number, queueLength: number) => {
  const inTurn = pLimit(limit);
  /** Rejects with a `FullQueue`, or with the signal's reason when it is aborted before the work has begun. */
  return <Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (inTurn.pendingCount >= queueLength) throw new FullQueue();
      const giveUp = () => reject(signal.reason);
      signal.addEventListener('abort', giveUp);
      const begin = async () => {
        signal.removeEventListener('abort', giveUp);
        signal.throwIfAborted();
        return work();
      };
      inTurn(begin).then(resolve, reject);
    });
};
