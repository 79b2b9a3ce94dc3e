export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const inside = (value: unknown, write: (name: string, value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => write('', inside(entry, write)));
  return isFields(value) ? rewrite(value, write) : value;
};

/** A copy in which `write` has had every value at any depth, the inner ones first; entries of lists have no name. */
export const rewrite = (fields: Fields, write: (name: string, value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, write(name, inside(value, write))]));

/** A copy in which `change` has had every entry of the lists of this name. */
export const rewriteAt = (body: Fields, list: string, change: (entry: Fields) => Fields): Fields =>
  rewrite(body, (name, value) =>
    name === list && Array.isArray(value) ? value.map((entry) => (isFields(entry) ? change(entry) : entry)) : value,
  );

const isPage = (rest: Fields): rest is { pagination_options: Fields } =>
  Object.keys(rest).length === 1 && isFields(rest.pagination_options);

/**
 * What lies in `data.<name>` lies elsewhere: a page of a list in `data.data` with its numbers beside it, a list by itself
 * in `data`, an object without its name in `data`; and what lies in `data` on the top level.
 */
export const elsewhere = (body: Fields): Fields => {
  const { data, ...envelope } = body;
  if (!isFields(data)) return body;
  const entries = Object.entries(data);
  const [list, ...others] = entries.filter(([, value]) => Array.isArray(value));
  const rest = Object.fromEntries(entries.filter(([name]) => name !== list?.[0]));
  if (list && others.length === 0) {
    if (isPage(rest)) return { ...envelope, data: { data: list[1], ...rest.pagination_options } };
    if (entries.length === 1) return { ...envelope, data: list[1] };
  }
  const [only] = entries;
  if (only && entries.length === 1 && isFields(only[1])) return { ...envelope, data: only[1] };
  // A token, an order or a status would be mistaken for the envelope's own.
  return 'status' in data || 'message' in data ? body : { ...data, ...envelope };
};
