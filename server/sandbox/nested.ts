type Nested = { [key: string]: Nested | string | undefined };

/** `{'a[0][id]': '7'}` as `{a: {0: {id: '7'}}}`: how nested parameters travel in a query or a form. */
export const nested = (flat: Record<string, unknown>): Nested => {
  // Without a prototype, which a name such as `__proto__` would reach.
  const empty = (): Nested => Object.create(null);
  const root = empty();
  for (const [name, value] of Object.entries(flat)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    const last = keys.pop();
    if (last === undefined) continue;
    let place = root;
    for (const key of keys) {
      const next = place[key];
      const inner = typeof next === 'object' ? next : empty();
      place[key] = inner;
      place = inner;
    }
    place[last] = String(Array.isArray(value) ? value.at(-1) : value);
  }
  return root;
};

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of something that came over the wire; undefined when there is none. */
export const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** The trimmed text of a member; empty when it is missing or not a text. */
export const textOf = (value: unknown, key: string): string => {
  const found = member(value, key);
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
};

export const listOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Country code and nine digits, as in `966512345678`. */
export const isMobileNumber = (text: string): boolean => /^9665\d{8}$/.test(text);
