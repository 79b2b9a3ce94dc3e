import type { Answer } from './decode.ts';

/**
 * The parse cache: what each reader made of an answer, for as long as the answer lives. Two readers of one answer never
 * get each other's value, whatever they read. Only a reader that is the same function each time finds its value again.
 */
export class DecodedAnswers {
  readonly #values = new WeakMap<object, WeakMap<object, unknown>>();

  read<T>(json: unknown, read: (answer: Answer) => T, toAnswer: () => Answer): T {
    if (typeof json !== 'object' || json === null) return read(toAnswer());
    const values = this.#values.get(json) ?? new WeakMap<object, unknown>();
    this.#values.set(json, values);
    if (values.has(read)) return values.get(read) as T;
    const value = read(toAnswer());
    values.set(read, value);
    return value;
  }
}
