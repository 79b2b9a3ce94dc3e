import type { Client } from '@urql/core';
import { AvailableDaysDocument, type CartParamsInput } from '../graphql/generated/operations.ts';
import { persisted } from '../storage/persisted.ts';
import { findLostTimes, type LostTime, type TimedLine } from './lost-times.ts';

/** A trait of the provider, not of a customer. */
const offersOwn = persisted('rawnaq.offers-own-times', (stored) => stored !== null);

/** Longest wait for this check: the provider's answer to the order decides anyway. Milliseconds. */
const longestCheck = 6_000;

type Fees = NonNullable<CartParamsInput['serviceFees']>;

const askDays = async (client: Client, lines: readonly TimedLine[], serviceFees: Fees) => {
  const ids = new Set(lines.flatMap((line) => (line.productMasterId && line.startAt ? [line.productMasterId] : [])));
  const answers = [...ids].map(async (productMasterId) => {
    const variables = { productMasterId, serviceFees };
    const { data } = await client.query(AvailableDaysDocument, variables, { requestPolicy: 'network-only' });
    return data ? [[productMasterId, data.availableDays] as const] : [];
  });
  return new Map((await Promise.all(answers)).flat());
};

const late = () => new Promise<null>((resolve) => setTimeout(resolve, longestCheck, null));

/**
 * Asks whether the chosen times of a cart's lines are still on offer, and answers those that are not. A time that
 * cannot be checked counts as on offer. With `isRefused` the provider has just refused the order: then every time that
 * is not on offer counts.
 */
export const checkTimes = async (
  client: Client,
  lines: readonly TimedLine[],
  { serviceFees, isRefused = false }: { serviceFees: Fees; isRefused?: boolean },
): Promise<LostTime[]> => {
  const daysOf = await Promise.race([askDays(client, lines, serviceFees), late()]);
  if (!daysOf) return [];
  const offersOwnTimes = isRefused || offersOwn.read();
  const found = findLostTimes({ lines, daysOf, offersOwnTimes });
  if (found.offersOwnTimes && !isRefused) offersOwn.write(true);
  return found.lost;
};
