import { NewestMap } from './newest-map.ts';

const WINDOW = 60_000;
const MOST_ASKERS = 20_000;

type Row = { count: number; endsAt: number };

/** Bounds how many questions one asker, such as a session or an address, may put within a minute. */
export class QuestionLimits {
  readonly #most: number;
  readonly #now: () => number;
  readonly #rows = new NewestMap<string, Row>(MOST_ASKERS);

  constructor(mostInAMinute: number, now: () => number = Date.now) {
    this.#most = mostInAMinute;
    this.#now = now;
  }

  /** Counts one question; answers the seconds to wait when there were too many, else null. */
  take(asker: string): number | null {
    const now = this.#now();
    const known = this.#rows.get(asker);
    const row = known && known.endsAt > now ? known : { count: 0, endsAt: now + WINDOW };
    if (row.count >= this.#most) return Math.max(1, Math.ceil((row.endsAt - now) / 1000));
    row.count += 1;
    this.#rows.set(asker, row);
    return null;
  }
}
