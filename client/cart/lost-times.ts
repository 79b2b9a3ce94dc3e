import type { Client } from 'urql';
import { AvailableDaysDocument, type CartParamsInput } from '../graphql/generated/graphql.ts';
import { persisted } from '../storage/persisted.ts';
import type { CartLine } from './cart-rules.ts';
import { type DatedSlot, type Day, nearestSlots, offeredAt, slotAt } from './slots.ts';

type LineTime = { lineId: string; startAt: string };

/** A line whose time is no longer on offer, and the free times around it. */
export type LostTime = LineTime & { nearest: DatedSlot[] };

/**
 * Which of the times that could be looked up are gone. Some providers no longer offer a time once this very customer holds
 * it: there its absence says nothing. So it counts only with a provider that has been seen to offer a customer's own time.
 */
export const findLostTimes = (asked: readonly (LineTime & { days: readonly Day[] })[], offersOwnTimes: boolean) => {
  const absent = asked.filter(({ days, startAt }) => !offeredAt(days, startAt));
  const knowsOwn = offersOwnTimes || absent.length < asked.length;
  const lost = absent.map(
    ({ days, ...time }): LostTime => ({ ...time, nearest: nearestSlots(days, slotAt(time.startAt)) }),
  );
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

const late = () => new Promise<[]>((resolve) => setTimeout(resolve, longestCheck, []));

/**
 * Asks whether the chosen times of a cart's lines are still on offer, and answers the lost ones. A time that
 * cannot be checked counts as on offer.
 */
export const checkTimes = async (
  client: Client,
  lines: readonly Pick<CartLine, 'id' | 'productMasterId' | 'startAt'>[],
  params: CartParamsInput,
): Promise<LostTime[]> => {
  const asked = lines.map(async ({ id: lineId, productMasterId, startAt }) => {
    const days = productMasterId && startAt && (await askDays(client, productMasterId, params));
    return days ? [{ lineId, startAt, days }] : [];
  });
  const answers = await Promise.race([Promise.all(asked), late()]);
  const { lost, offersOwnTimes } = findLostTimes(answers.flat(), offersOwn.read());
  if (offersOwnTimes) offersOwn.write(true);
  return lost;
};
