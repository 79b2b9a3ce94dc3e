import { setTimeout as wait } from 'node:timers/promises';

/** How long every call waits before it is worked on. */
export class Latency {
  #milliseconds = 0;
  #change = new AbortController();

  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** From now on. What waits already is let go, so that a slow answer can be watched and then had. */
  set(milliseconds: number): void {
    this.#milliseconds = milliseconds;
    this.#change.abort();
    this.#change = new AbortController();
  }

  async pass(): Promise<void> {
    if (this.#milliseconds > 0)
      await wait(this.#milliseconds, undefined, { signal: this.#change.signal }).catch(() => {});
  }
}
