const WINDOW = 60_000;
const MOST_QUESTIONS = 120;
const MOST_CUSTOMERS = 20_000;

type Row = { count: number; endsAt: number };

/** Bounds what one session may ask the maps service, which is paid by the question: 120 in a minute. */
export class PlaceLimits {
  readonly #most: number;
  readonly #now: () => number;
  readonly #rows = new Map<string, Row>();

  constructor(factor: number, now: () => number = Date.now) {
    this.#most = MOST_QUESTIONS * factor;
    this.#now = now;
  }

  /** Counts one question; answers the seconds to wait when there were too many, else null. */
  take(session: string): number | null {
    const now = this.#now();
    const known = this.#rows.get(session);
    const row = known && known.endsAt > now ? known : { count: 0, endsAt: now + WINDOW };
    if (row.count >= this.#most) return Math.max(1, Math.ceil((row.endsAt - now) / 1000));
    row.count += 1;
    this.#rows.delete(session);
    this.#rows.set(session, row);
    const [oldest] = this.#rows.keys();
    if (this.#rows.size > MOST_CUSTOMERS && oldest !== undefined) this.#rows.delete(oldest);
    return null;
  }
}
