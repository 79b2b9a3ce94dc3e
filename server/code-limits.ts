const WINDOW = 10 * 60 * 1000;
const MOST_PHONES = 20_000;
const MOST = { send: 3, guess: 5 } as const;

type Action = keyof typeof MOST;

type Row = Record<Action, number[]>;

export type Allowance = {
  isAllowed: boolean;
  /** When the next attempt of this kind counts, in milliseconds since 1970. */
  nextAt: number;
};

/**
 * Throttles one-time codes by phone number, whoever asks and from wherever: 3 codes and 5 guesses in any 10 minutes.
 * A number is never locked for good. The limits are taken before the provider is called, so that many at once do not help.
 */
export class CodeLimits {
  readonly #now: () => number;
  readonly #rows = new Map<string, Row>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  take(action: Action, phone: string): Allowance {
    const now = this.#now();
    const row = this.#rows.get(phone) ?? { send: [], guess: [] };
    const recent = row[action].filter((time) => time > now - WINDOW);
    const isAllowed = recent.length < MOST[action];
    if (isAllowed) recent.push(now);
    row[action] = recent;
    this.#rows.delete(phone);
    this.#rows.set(phone, row);
    if (this.#rows.size > MOST_PHONES) this.#forget(now);
    const oldest = recent[0] ?? now;
    return { isAllowed, nextAt: recent.length < MOST[action] ? now : oldest + WINDOW };
  }

  /** A guess that was right is no guess. */
  giveBackGuess(phone: string): void {
    this.#rows.get(phone)?.guess.pop();
  }

  #forget(now: number): void {
    for (const [phone, row] of this.#rows) {
      const last = Math.max(row.send.at(-1) ?? 0, row.guess.at(-1) ?? 0);
      if (last <= now - WINDOW) this.#rows.delete(phone);
      else break;
    }
    const [oldest] = this.#rows.keys();
    if (this.#rows.size > MOST_PHONES && oldest !== undefined) this.#rows.delete(oldest);
  }
}
