/**
 * An async iterator that values are pushed into. Its `return` works while a `next` is waiting, unlike a generator's.
 */
export class OutcomeStream<T> implements AsyncIterableIterator<T> {
  readonly #onReturn: () => void;
  readonly #ready: T[] = [];
  #waiting: ((result: IteratorResult<T>) => void) | null = null;
  #hasEnded = false;

  constructor(onReturn: () => void) {
    this.#onReturn = onReturn;
  }

  tell(outcome: T): void {
    if (this.#waiting) this.#waiting({ value: outcome, done: false });
    else this.#ready.push(outcome);
    this.#waiting = null;
  }

  /** Values that were pushed before are still handed out. */
  end(): void {
    this.#hasEnded = true;
    this.#waiting?.({ value: undefined, done: true });
    this.#waiting = null;
  }

  next(): Promise<IteratorResult<T>> {
    const outcome = this.#ready.shift();
    if (outcome !== undefined) return Promise.resolve({ value: outcome, done: false });
    if (this.#hasEnded) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  return(): Promise<IteratorResult<T>> {
    this.#ready.length = 0;
    this.end();
    this.#onReturn();
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
