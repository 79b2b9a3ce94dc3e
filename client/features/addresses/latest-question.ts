/** Debounced requests: only the answer to the newest one counts, however late the others come. */
export class LatestQuestion {
  #serial = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = Promise.resolve();
  #settle = () => {};

  /** Debounce: asks after `wait` milliseconds unless another question comes first. */
  ask<Answer>(question: () => Promise<Answer>, onAnswer: (answer: Answer) => void, wait = 0): void {
    this.cancel();
    const serial = this.#serial;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#pending = promise;
    this.#settle = resolve;
    const put = async () => {
      const answer = await question();
      if (serial !== this.#serial) return;
      onAnswer(answer);
      resolve();
    };
    if (wait > 0) this.#timer = setTimeout(put, wait);
    else put();
  }

  /** The answer is no longer wanted. */
  cancel(): void {
    this.#serial += 1;
    clearTimeout(this.#timer);
    this.#settle();
  }

  /** Resolves when nothing is being asked, or after `limit` milliseconds. */
  settled(limit: number): Promise<void> {
    const limited = new Promise<void>((resolve) => {
      setTimeout(resolve, limit);
    });
    return Promise.race([this.#pending, limited]);
  }
}
