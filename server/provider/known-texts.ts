/** Characters; longer answers are read anew each time. */
const LONGEST_KEPT = 50_000;

type Known<Value> = { text: string; value: Value };

/** The last text of each of so many names, and what was read in it: the same text again is not read again. */
export class KnownTexts<Value> {
  readonly #most: number;
  readonly #known = new Map<string, Known<Value>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The very value of the last time when the text is the same. Nobody may change it. */
  read(name: string, text: string, read: (text: string) => Value): Value {
    const known = this.#known.get(name);
    if (known?.text === text) return known.value;
    const value = read(text);
    this.#known.delete(name);
    if (text.length <= LONGEST_KEPT) this.#known.set(name, { text, value });
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return value;
  }
}
