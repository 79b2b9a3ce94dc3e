type Entry<Value> = { value: Value; until: number };

/** Values with bytes, the least recently used forgotten first when there are too many bytes, each for a limited time. */
export class KeptBytes<Value extends { bytes: Buffer }> {
  readonly #most: number;
  readonly #milliseconds: number;
  readonly #entries = new Map<string, Entry<Value>>();
  #size = 0;

  constructor(mostBytes: number, milliseconds: number) {
    this.#most = mostBytes;
    this.#milliseconds = milliseconds;
  }

  get(name: string): Value | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    this.#remove(name, entry);
    if (entry.until <= performance.now()) return undefined;
    this.#add(name, entry);
    return entry.value;
  }

  set(name: string, value: Value): void {
    const former = this.#entries.get(name);
    if (former) this.#remove(name, former);
    // One picture must not push all the others out.
    if (value.bytes.length > this.#most / 4) return;
    this.#add(name, { value, until: performance.now() + this.#milliseconds });
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#most) break;
      this.#remove(oldest, entry);
    }
  }

  #add(name: string, entry: Entry<Value>): void {
    this.#entries.set(name, entry);
    this.#size += entry.value.bytes.length;
  }

  #remove(name: string, entry: Entry<Value>): void {
    this.#entries.delete(name);
    this.#size -= entry.value.bytes.length;
  }
}
