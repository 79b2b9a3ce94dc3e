import { NewestMap } from '../newest-map.ts';

/** Characters; longer answers are read anew each time. */
const LONGEST_KEPT = 50_000;

type Known<Value> = { text: string; value: Value };

/** The last text of each of so many names, and what was read in it: the same text again is not read again. */
export class KnownTexts<Value> {
  readonly #known: NewestMap<string, Known<Value>>;

  constructor(most: number) {
    this.#known = new NewestMap(most);
  }

  /** The very value of the last time when the text is the same. Nobody may change it. */
  read(name: string, text: string, read: (text: string) => Value): Value {
    const known = this.#known.get(name);
    if (known?.text === text) return known.value;
    const value = read(text);
    if (text.length <= LONGEST_KEPT) this.#known.set(name, { text, value });
    else this.#known.delete(name);
    return value;
  }
}
