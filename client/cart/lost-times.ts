import type { Client } from 'urql';
import { AvailableDaysDocument, type CartParamsInput } from '../graphql/generated/graphql.ts';
import { persisted } from '../storage/persisted.ts';
import type { CartLine } from './cart-rules.ts';
import { type DatedSlot, type Day, nearestSlots, offeredAt, slotOfLine } from './slots.ts';

/** A line of the cart, as far as its time is concerned. */
type TimedLine = Pick<CartLine, 'id' | 'productMasterId' | 'startAt' | 'endAt'>;

/** A line whose time is no longer on offer, and the free times around it. */
export type LostTime = { lineId: string; startAt: string; nearest: DatedSlot[] };

type Question = {
  lines: readonly TimedLine[];
  /** The free days by the id they were asked under; nothing for what could not be asked. */
  daysOf: ReadonlyMap<string, readonly Day[]>;
  /** Whether the provider is known to offer customers the times that they hold themselves. */
  offersOwnTimes: boolean;
};

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
    const nearest = nearestSlots(days, slotOfLine({ ...line, startAt }));
    return { lineId: line.id, startAt, nearest };
  });
  return { lost: knowsOwn ? lost : [], offersOwnTimes: knowsOwn };
};

/** A trait of the provider, not of a customer. */
const offersOwn = persisted('rawnaq.offers-own-times', (stored) => stored !== null);

/** Longest wait for this check: the provider's answer to the order decides anyway. Milliseconds. */
const longestCheck = 6_000;

/** The days of a product with free times, as the provider offers them now; null when it does not tell. */
export const askDays = async (
  client: Client,
  productMasterId: string,
  { serviceFees }: CartParamsInput,
): Promise<readonly Day[] | null> => {
  const variables = { productMasterId, serviceFees: serviceFees ?? [] };
  const { data } = await client.query(AvailableDaysDocument, variables, { requestPolicy: 'network-only' });
  return data?.availableDays ?? null;
};

const late = () => new Promise<null>((resolve) => setTimeout(resolve, longestCheck, null));

/**
 * Asks whether the chosen times of a cart's lines are still on offer, and answers those that are not. A time that
 * cannot be checked counts as on offer.
 */
export const checkTimes = async (
  client: Client,
  lines: readonly TimedLine[],
  params: CartParamsInput,
): Promise<LostTime[]> => {
  const ids = new Set(lines.flatMap((line) => (line.productMasterId && line.startAt ? [line.productMasterId] : [])));
  const asked = [...ids].map(async (id) => [id, await askDays(client, id, params)] as const);
  const answers = await Promise.race([Promise.all(asked), late()]);
  if (!answers) return [];
  const daysOf = new Map(answers.flatMap(([id, days]) => (days ? [[id, days] as const] : [])));
  const { lost, offersOwnTimes } = findLostTimes({ lines, daysOf, offersOwnTimes: offersOwn.read() });
  if (offersOwnTimes) offersOwn.write(true);
  return lost;
};
