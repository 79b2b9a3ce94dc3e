type Waiting<Change, Outcome> = { change: Change; resolve: (outcome: Outcome | null) => void };

/**
 * The mutation queue: sends changes one after the other, in the order in which they were made: a quick second click
 * becomes a second change and waits for the first. What is still in the queue is shown over the last answer.
 */
export class ChangeQueue<Change, Outcome> {
  readonly #send: (change: Change) => Promise<Outcome>;
  readonly #onChange: () => void;
  #waiting: Waiting<Change, Outcome>[] = [];
  #isSending = false;

  /** `send` never rejects. `onChange` is called when a change has joined or left. */
  constructor(send: (change: Change) => Promise<Outcome>, onChange: () => void) {
    this.#send = send;
    this.#onChange = onChange;
  }

  /** Everything not answered yet, the one under way first. */
  pending = (): readonly Change[] => this.#waiting.map(({ change }) => change);

  /** Resolves with the outcome of the change; null when it was taken back before it was sent. */
  add(change: Change): Promise<Outcome | null> {
    const done = new Promise<Outcome | null>((resolve) => this.#waiting.push({ change, resolve }));
    this.#onChange();
    void this.#work();
    return done;
  }

  /** Takes back what has not been sent yet; answers whether there was any. */
  takeBack(isUnwanted: (change: Change) => boolean): boolean {
    const unwanted = this.#waiting.filter(({ change }, place) => (place > 0 || !this.#isSending) && isUnwanted(change));
    if (unwanted.length === 0) return false;
    this.#waiting = this.#waiting.filter((entry) => !unwanted.includes(entry));
    for (const { resolve } of unwanted) resolve(null);
    this.#onChange();
    return true;
  }

  async #work(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const outcome = await this.#send(next.change);
      this.#waiting.shift();
      next.resolve(outcome);
      this.#onChange();
    }
    this.#isSending = false;
  }
}
