import { useState } from 'react';
import { useAvailableDaysQuery } from '../graphql/generated/hooks.ts';
import { isSameMoment } from '../i18n/provider-moment.ts';
import type { Slot } from './nearest-slots.ts';

type Booked = { productMasterId: string | null; serviceFeeIds: readonly string[]; date: string | null };

type Choice = { date: string | null; slot: Slot | null };

/**
 * The free times of a product that is ordered already, fresh with every opening, and the one that is chosen. Its own day
 * is chosen first, where that is still free.
 */
export const useNewTime = (product: Booked | null) => {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const productMasterId = product?.productMasterId ?? null;
  const serviceFees = product?.serviceFeeIds.map((id) => ({ id, addressId: null })) ?? [];
  const [{ data, error, fetching }, execute] = useAvailableDaysQuery({
    variables: { productMasterId: productMasterId ?? '', serviceFees },
    pause: productMasterId === null,
    requestPolicy: 'cache-and-network',
  });
  const wanted = chosen ?? { date: product?.date ?? null, slot: null };
  const free = data?.availableDays.filter(({ slots }) => slots.length > 0) ?? [];
  const day = free.find(({ date }) => date === wanted.date) ?? free[0];
  const date = day?.date ?? null;
  const slot = day?.slots.find((one) => wanted.slot && isSameMoment(one.startAt, wanted.slot.startAt)) ?? null;
  return {
    days: data?.availableDays ?? null,
    date,
    slot,
    hasFailed: error !== undefined && !data,
    isWaiting: fetching,
    reload: () => execute({ requestPolicy: 'network-only' }),
    chooseDate: (next: string) => setChosen({ date: next, slot: next === date ? slot : null }),
    chooseSlot: (next: Slot | null, on: string | null) => setChosen({ date: on, slot: next }),
  };
};
