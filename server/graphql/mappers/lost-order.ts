import type { ProviderOrder, ProviderOrderProduct } from '../../provider/bookings.ts';
import type { OrderedLine } from '../../state/checkout-rules.ts';
import { isCancelled, isReceivedGift } from './bookings.ts';
import { toMoney } from './money.ts';

/** Clocks differ by so much. Milliseconds. */
const TOLERANCE = 5 * 60_000;
const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d(\.\d+)?)?$/;

/** A decision to pay of which no answer came. */
export type LostDecision = { lines: readonly OrderedLine[]; seenTotal: number | null; begunAt: number };

/** Milliseconds since 1970; null where the provider does not say when an order was placed. A time without a zone is Riyadh's. */
export function placedAt({ created_at: text }: Pick<ProviderOrder, 'created_at'>): number | null {
  const told = text?.trim() ?? '';
  const instant = Date.parse(WITHOUT_ZONE.test(told) ? `${told.replace(' ', 'T')}+03:00` : told);
  return Number.isNaN(instant) ? null : instant;
}

const isEither = <T>(told: T | null, wanted: T | null) => told === null || wanted === null || told === wanted;

function isLine(product: ProviderOrderProduct, line: OrderedLine): boolean {
  return isEither(product.product_id, line.productId) && isEither(product.start_at, line.startAt);
}

function hasTheLines({ products }: ProviderOrder, lines: readonly OrderedLine[]): boolean {
  const isEveryLineThere = lines.every((line) => products.some((product) => isLine(product, line)));
  return isEveryLineThere && products.every((product) => lines.some((line) => isLine(product, line)));
}

/** Whether the order can be told from an older one of the same things. */
function isCertain(order: ProviderOrder, { lines }: LostDecision): boolean {
  return placedAt(order) !== null || lines.some(({ startAt }) => startAt !== null);
}

/**
 * The order of the decision among the newest ones, without those that are known to be of other decisions. Null when none of
 * them is it, `unclear` when it cannot be told.
 */
export function findLostOrder(
  orders: readonly ProviderOrder[],
  decision: LostDecision,
  known: ReadonlySet<string>,
): ProviderOrder | null | 'unclear' {
  const { lines, seenTotal, begunAt } = decision;
  if (lines.length === 0) return 'unclear';
  const candidates = orders.filter((order) => {
    if (known.has(order.order_number) || isCancelled(order) || isReceivedGift(order)) return false;
    if (seenTotal !== null && toMoney(order.total).amount !== seenTotal) return false;
    const placed = placedAt(order);
    return (placed === null || placed >= begunAt - TOLERANCE) && hasTheLines(order, lines);
  });
  const [found, ...others] = candidates;
  if (!found) return null;
  return others.length === 0 && isCertain(found, decision) ? found : 'unclear';
}
