/** What a process keeps between requests, by what it is. */
export type KeptPart = 'PAGES' | 'ANSWERS' | 'SEARCH' | 'PICTURES' | 'ICONS';

/** Estimated bytes, and the upper bound. */
export type KeptBytes = { bytes: number; mostBytes: number };

/** All caches of the process, each bounded by bytes. */
export class KeptMemory {
  readonly #parts = new Map<KeptPart, () => KeptBytes>();

  /** `measure` is called for each reading. */
  note(part: KeptPart, measure: () => KeptBytes): void {
    this.#parts.set(part, measure);
  }

  list(): (KeptBytes & { part: KeptPart })[] {
    return [...this.#parts].map(([part, measure]) => ({ part, ...measure() }));
  }
}
