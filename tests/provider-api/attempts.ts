import fc, { type Arbitrary } from 'fast-check';
import type { DescribedCall, Schema } from './description.ts';

/** A request that may or may not be as the description wants it. */
export type Attempt = {
  method: string;
  path: string;
  query: string;
  body: string | FormData | null;
  headers: Record<string, string>;
  isSignedIn: boolean;
};

/** Ids of the sandbox's first day beside ids of nothing. */
const ids = fc.oneof(
  fc.constantFrom('1', '2', '7', '1001', '1027', '8001', '70503', '71027', 'GC-7519-902617', 'clear'),
  fc.nat(100).map(String),
  fc.constantFrom(
    '0',
    '-1',
    '1e9',
    '9007199254740993',
    '999999999999999',
    'NaN',
    '%',
    '%00',
    '%2f..',
    '%E0%A4%A',
    "1' OR '1'='1",
  ),
  fc.string({ minLength: 1, maxLength: 200 }),
);

const strangeTexts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    '__proto__',
    'constructor',
    '٠١٢٣',
    '\u202e',
    '\0',
    '2026-02-30',
    "'; --",
    '99999999',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const anything: Arbitrary<unknown> = fc.oneof(
  strangeTexts,
  fc.constant('long '.repeat(600)),
  fc.jsonValue(),
  fc.integer(),
  fc.double({ noNaN: true }),
);

const hints: Record<string, Arbitrary<unknown>> = {
  product_id: fc.constantFrom('1001', '1027', '8001', '9001'),
  order_product_id: fc.nat(200).map(String),
  payment_method_id: fc.constantFrom('1', '2', '3', '4'),
  promo_code: fc.constantFrom('RAWNAQ10', 'WELCOME50', 'RAMADAN25'),
  gift_card: fc.constantFrom('GC-7519-902617', 'GC-7431-208855'),
  start_at: fc.constantFrom('2026-12-01 16:00:00', '2026-12-01', 'tomorrow'),
  otp: fc.constantFrom('1234', '0000'),
  mobile_number: fc.constantFrom('966512345678', '966500000077', '966000000000'),
};

/** Mostly what the schema wants. */
const wanted = (schema: Schema, name = ''): Arbitrary<unknown> => {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if (schema.type === 'array') return fc.array(wanted(schema.items as Schema), { maxLength: 3 });
  if (schema.type === 'object') return objects(schema, wanted);
  if (schema.type === 'integer') return fc.integer({ min: 0, max: 120 });
  if (schema.type === 'number') return fc.double({ min: -200, max: 200, noNaN: true });
  return hints[name] ?? fc.oneof(fc.string({ maxLength: 20 }), ids);
};

const objects = (schema: Schema, value: (schema: Schema, name: string) => Arbitrary<unknown>): Arbitrary<object> => {
  const entries = Object.entries(schema.properties as Record<string, Schema>);
  return fc.record(Object.fromEntries(entries.map(([name, inner]) => [name, value(inner, name)])), {
    requiredKeys: [],
  });
};

/** Most fields as wanted, some anything. */
const bodies = (schema: Schema): Arbitrary<object> =>
  objects(schema, (inner, name) =>
    fc.oneof({ arbitrary: wanted(inner, name), weight: 4 }, { arbitrary: anything, weight: 1 }),
  );

const notJson = fc.constantFrom('', '{', 'null', '[]', '"text"', '1', '{"a":', '\u0000', '[[[[[[]]]]]]');

const formOf = (fields: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (name === 'image_profile') form.append(name, new Blob([String(value)], { type: 'image/png' }), 'me.png');
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
};

const payloads = ({ body, form }: DescribedCall): Arbitrary<string | FormData | null> => {
  if (form) return fc.oneof({ arbitrary: bodies(form).map(formOf), weight: 5 }, notJson);
  if (!body) return fc.oneof(fc.constant(null), notJson);
  const written = bodies(body).map((fields) => JSON.stringify(fields));
  return fc.oneof(
    { arbitrary: written, weight: 6 },
    notJson,
    fc.jsonValue().map((value) => JSON.stringify(value)),
  );
};

const queries = ({ query }: DescribedCall): Arbitrary<string> => {
  const named = Object.entries(query).map(([name, schema]) =>
    fc.tuple(
      fc.constantFrom(name, name, name, name, `${name}[]`, `${name}[0][0]`, `${name}[__proto__]`),
      fc.option(fc.oneof(wanted(schema, name), strangeTexts)),
    ),
  );
  return fc.tuple(...named).map((pairs) => {
    const given = pairs
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, String(value).toWellFormed()]);
    return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  });
};

const headers = fc.record({
  'content-type': fc.constantFrom('application/json', 'application/json', 'application/json', 'text/plain'),
  'accept-language': fc.constantFrom('en', 'ar', '*', ''),
  'service-type': fc.constantFrom('reservation', 'online_store', '?'),
});

/** Requests that were made from the description of a call, valid ones and others. */
export const attempts = (call: DescribedCall): Arbitrary<Attempt> => {
  const [method = '', template = ''] = call.endpoint.split(' ');
  return fc
    .tuple(ids, queries(call), payloads(call), headers, fc.integer({ min: 0, max: 5 }))
    .map(([id, query, body, { 'content-type': type, ...rest }, luck]) => ({
      method,
      path: template.replace(/\{\w+\}/g, () => (id.startsWith('%') ? id : encodeURIComponent(id.toWellFormed()))),
      query,
      body,
      headers: { ...rest, ...(body instanceof FormData ? {} : { 'content-type': type }) },
      isSignedIn: luck > 0,
    }));
};
