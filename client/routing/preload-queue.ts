type Task = () => Promise<unknown>;

/** Runs tasks in order, a few at a time. Failures are silent: a preload that fails is fetched again when needed. */
export class PreloadQueue {
  readonly #limit: number;
  readonly #waiting: Task[] = [];
  #running = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(task: Task): void {
    this.#waiting.push(task);
    this.#startNext();
  }

  #startNext() {
    while (this.#running < this.#limit) {
      const task = this.#waiting.shift();
      if (!task) return;
      this.#running += 1;
      task()
        .catch(() => {})
        .finally(() => {
          this.#running -= 1;
          this.#startNext();
        });
    }
  }
}
