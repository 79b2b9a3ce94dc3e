/** What a process keeps between requests, by what it is. */
export type KeptPart = 'PAGES' | 'ANSWERS' | 'SEARCH' | 'PICTURES' | 'ICONS';

/** Estimated bytes, and the most that there may be. */
export type KeptBytes = { bytes: number; mostBytes: number };

/** Everything that is kept to be given again, each part bounded by bytes. */
export class KeptMemory {
  readonly #parts = new Map<KeptPart, () => KeptBytes>();

  /** `measure` is asked whenever somebody looks. */
  note(part: KeptPart, measure: () => KeptBytes): void {
    this.#parts.set(part, measure);
  }

  list(): (KeptBytes & { part: KeptPart })[] {
    return [...this.#parts].map(([part, measure]) => ({ part, ...measure() }));
  }
}
