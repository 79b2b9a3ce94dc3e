import { isReceivedGift, type Order } from '../../provider/bookings.ts';
import type { OrderedLine } from '../../state/checkout-rules.ts';
import type { BookingProduct } from '../generated/types.ts';

/** Clocks differ by so much. Milliseconds. */
const toleranceMs = 5 * 60_000;

type LostDecision = { lines: readonly OrderedLine[]; seenTotal: number | null; begunAt: number };

const isEither = <T>(told: T | null, wanted: T | null) => told === null || wanted === null || told === wanted;

const isLine = (product: BookingProduct, line: OrderedLine): boolean =>
  isEither(product.productId, line.productId) && isEither(product.startAt, line.startAt);

const hasTheLines = ({ products }: Order, lines: readonly OrderedLine[]): boolean => {
  const isEveryLineThere = lines.every((line) => products.some((product) => isLine(product, line)));
  return isEveryLineThere && products.every((product) => lines.some((line) => isLine(product, line)));
};

/** Whether the order can be distinguished from an older one of the same things. */
const isCertain = (order: Order, { lines }: LostDecision): boolean =>
  order.placedAt !== null || lines.some(({ startAt }) => startAt !== null);

/**
 * The order of the decision among the newest ones, without the known orders of other decisions. Null when none of
 * them is it, `unclear` when it cannot be decided.
 */
export const findLostOrder = (
  orders: readonly Order[],
  decision: LostDecision,
  known: ReadonlySet<string>,
): Order | null | 'unclear' => {
  const { lines, seenTotal, begunAt } = decision;
  if (lines.length === 0) return 'unclear';
  const candidates = orders.filter((order) => {
    if (known.has(order.number) || order.status.isCancelled || isReceivedGift(order)) return false;
    if (seenTotal !== null && order.total.amount !== seenTotal) return false;
    const isSince = order.placedAt === null || order.placedAt >= begunAt - toleranceMs;
    return isSince && hasTheLines(order, lines);
  });
  const [found, ...others] = candidates;
  if (!found) return null;
  return others.length === 0 && isCertain(found, decision) ? found : 'unclear';
};
