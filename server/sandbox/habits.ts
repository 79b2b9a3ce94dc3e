import type { SandboxHabit } from '../settings/sandbox-config.ts';
import { type Fields, isFields } from './nested.ts';

/** One call as a habit sees it: `path` is without `/api/v1`, slash and query. */
type Call = { method: string; path: string };
type Rewrite = (body: Fields, call: Call) => Fields;

const amount = /^(price|total|value|tax|amount|discounts?|sub_total|remaining_amount)$|_(amount|price|discount|fee)$/;
const flag = /^(is|has|can|needs)_|^(customer_arrived|success|status|display_active_in_order_history_app)$/;
const id = /(^|_)id$/;
const objects = new Set(['gifted_info', 'payment', 'create_token_url', 'confirmation_message']);

const isEmpty = (value: unknown): boolean => isFields(value) && Object.keys(value).length === 0;
const halalas = (value: unknown): number => Math.round(Number(value ?? 0) * 100);

const asText = (value: unknown): unknown => (typeof value === 'number' ? value.toFixed(2) : value);
const asDigit = (value: unknown): unknown => {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === 0 || value === 1 ? String(value) : value;
};

const inside = (value: unknown, write: (name: string, value: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((entry) => write('', inside(entry, write)));
  return isFields(value) ? rewrite(value, write) : value;
};

/** A copy in which `write` has had every value at any depth, the inner ones first; entries of lists have no name. */
const rewrite = (fields: Fields, write: (name: string, value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, write(name, inside(value, write))]));

const isPage = (rest: Fields): rest is { pagination_options: Fields } =>
  Object.keys(rest).length === 1 && isFields(rest.pagination_options);

/**
 * Values of `data.<name>` lie elsewhere: a page of a list in `data.data` with its numbers beside it, a list by itself
 * in `data`, an object without its name in `data`; and values of `data` on the top level.
 */
const elsewhere = (body: Fields): Fields => {
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

/** In the answer of the cart alone; undefined fields are left out of it. */
const inCart =
  (field: string, write: (value: unknown) => unknown): Rewrite =>
  (body, { method, path }) => {
    const isCart = method === 'GET' && path === 'cart';
    return isCart ? rewrite(body, (name, value) => (name === field ? write(value) : value)) : body;
  };

const leftOut = () => undefined;

/** Twenty points are a riyal. */
const worth = (points: unknown): Fields => ({ points, discount: Number(points) / 20 });

const hasAmounts = (fields: Fields): boolean => ['sub_total', 'tax_amount', 'total'].every((name) => name in fields);

/** Prices are without VAT, which is added to their sum; a gift card pays after that. */
const withVatOnTop = (fields: Fields): Fields => {
  const total = halalas(fields.total);
  const tax = Math.round((total + halalas(fields.gift_card_discount)) * 0.15);
  return { ...fields, tax_amount: tax / 100, total: (total + tax) / 100 };
};

/** An order whose `promo_discount` is that of the code alone, as in the cart. */
const withCardApart = (fields: Fields): Fields => {
  if (!('order_number' in fields)) return fields;
  const apart = halalas(fields.extra_discount) + halalas(fields.gift_card_discount);
  return { ...fields, promo_discount: (halalas(fields.promo_discount) - apart) / 100 };
};

const inAmounts =
  (change: (fields: Fields) => Fields): Rewrite =>
  (body) =>
    rewrite(body, (_name, value) => (isFields(value) && hasAmounts(value) ? change(value) : value));

const byName =
  (names: RegExp, write: (value: unknown) => unknown): Rewrite =>
  (body) =>
    rewrite(body, (name, value) => (names.test(name) ? write(value) : value));

/** Habits of the work are not among them. In the order in which they are applied: finding a field or a number comes before moving or rewriting it. */
const rewrites: Partial<Record<SandboxHabit, Rewrite>> = {
  'card-apart': inAmounts(withCardApart),
  'vat-on-top': inAmounts(withVatOnTop),
  'lines-without-sizes': inCart('selectedExtension', leftOut),
  'lines-without-durations': inCart('duration', leftOut),
  'cart-without-pictures': inCart('image', leftOut),
  'points-as-list': inCart('loyalty_points', (points) => (Number(points) > 0 ? [{ id: 1, ...worth(points) }] : [])),
  'points-as-object': inCart('loyalty_points', (points) => (Number(points) > 0 ? worth(points) : {})),
  'points-unsaid': inCart('loyalty_points', () => null),
  'amounts-as-text': byName(amount, asText),
  'ids-as-text': byName(id, (value) => (typeof value === 'number' ? String(value) : value)),
  'flags-as-digits': byName(flag, asDigit),
  'empties-as-lists': (body) =>
    rewrite(body, (name, value) => (isEmpty(value) || (value === null && objects.has(name)) ? [] : value)),
  'lists-elsewhere': elsewhere,
};

/** An answer as a provider with these habits would write it. */
export const withHabits = (habits: ReadonlySet<SandboxHabit>, body: Fields, call: Call): Fields =>
  Object.entries(rewrites).reduce(
    (answer, [name, rewrite]) => (habits.has(name as SandboxHabit) ? rewrite(answer, call) : answer),
    body,
  );
