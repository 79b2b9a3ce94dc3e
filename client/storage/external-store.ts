/** A value outside React that `useSyncExternalStore` can follow. */
export class ExternalStore<Value> {
  #value: Value;
  readonly #listeners = new Set<(value: Value) => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  current = (): Value => this.#value;

  /** Calls `listener` after each `set`; answers how to stop. */
  subscribe = (listener: (value: Value) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set = (value: Value): void => {
    this.#value = value;
    for (const listener of [...this.#listeners]) listener(value);
  };
}
