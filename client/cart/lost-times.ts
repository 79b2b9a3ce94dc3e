import { type DatedSlot, type Day, nearestSlots, offeredAt, slotOfLine } from './nearest-slots.ts';

/** A line of the cart, as far as its time is concerned. */
export type TimedLine = { id: string; productMasterId: string | null; startAt: string | null; endAt: string | null };

/** A line whose time is no longer on offer, and the free times around it. */
export type LostTime = { lineId: string; startAt: string; nearest: DatedSlot[] };

type Question = {
  lines: readonly TimedLine[];
  /** The free days by the id they were asked under; nothing for what could not be asked. */
  daysOf: ReadonlyMap<string, readonly Day[]>;
  /** Whether the provider is known to offer customers the times that they hold themselves. */
  offersOwnTimes: boolean;
};

/** How many other times are offered for one that is gone. */
const offered = 4;

/**
 * Which lines have lost their time. Some providers no longer offer a time once this very customer holds it: there its
 * absence says nothing. So it counts only with a provider that has been seen to offer a customer's own time.
 */
export const findLostTimes = ({ lines, daysOf, offersOwnTimes }: Question) => {
  const asked = lines.flatMap((line) => {
    const days = daysOf.get(line.productMasterId ?? '');
    return days && line.startAt !== null ? [{ line, days, startAt: line.startAt }] : [];
  });
  const absent = asked.filter(({ days, startAt }) => !offeredAt(days, startAt));
  const knowsOwn = offersOwnTimes || absent.length < asked.length;
  const lost = absent.map(({ line, days, startAt }): LostTime => {
    const nearest = nearestSlots(days, slotOfLine({ ...line, startAt }), offered);
    return { lineId: line.id, startAt, nearest };
  });
  return { lost: knowsOwn ? lost : [], offersOwnTimes: knowsOwn };
};
