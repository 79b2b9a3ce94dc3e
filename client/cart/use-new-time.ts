import { useState } from 'react';
import { useClient } from 'urql';
import type { ServiceFeeInput } from '../graphql/generated/graphql.ts';
import { useAvailableDaysQuery } from '../graphql/generated/hooks.ts';
import { askDays } from './lost-times.ts';
import { isSameMoment } from './slot-moment.ts';
import { firstDate, type Slot, type SlotChoice } from './slots.ts';

type Question = {
  /** Nothing is asked while it is null. */
  productMasterId: string | null;
  serviceFees: readonly ServiceFeeInput[];
  /** What is chosen until the customer chooses. */
  first: SlotChoice;
  onChoose?: (choice: SlotChoice) => void;
};

/** For a product that is ordered already: its own day is chosen first, where that is still free. */
type Booked = { productMasterId: string | null; serviceFeeIds: readonly string[]; date: string | null };

export const timesOf = ({ productMasterId, serviceFeeIds, date }: Booked): Question => ({
  productMasterId,
  serviceFees: serviceFeeIds.map((id) => ({ id, addressId: null })),
  first: { date, slot: null },
});

/** The free times of a product, fresh with every opening, and the chosen one. `error` is that of times that never came. */
export const useNewTime = ({ productMasterId, serviceFees, first, onChoose }: Question) => {
  const client = useClient();
  const [chosen, setChosen] = useState<SlotChoice | null>(null);
  const variables = { productMasterId: productMasterId ?? '', serviceFees: [...serviceFees] };
  const pause = productMasterId === null;
  const requestPolicy = 'cache-and-network';
  const [{ data, error, fetching, stale }, execute] = useAvailableDaysQuery({ variables, pause, requestPolicy });
  const choice = chosen ?? first;
  const days = data?.availableDays ?? null;
  const date = firstDate(days ?? [], choice.date);
  const slots = days?.find((day) => day.date === date)?.slots ?? [];
  const isChosen = ({ startAt }: Slot) => choice.slot && isSameMoment(startAt, choice.slot.startAt);
  const slot: Slot | null = slots.find(isChosen) ?? null;
  const choose = (next: SlotChoice) => {
    setChosen(next);
    onChoose?.(next);
  };
  return {
    days,
    date,
    slot,
    slots,
    choice,
    error: data ? undefined : error,
    isWaiting: fetching || stale,
    reload: () => execute({ requestPolicy: 'network-only' }),
    /** What is free at this moment; null when the provider does not tell. */
    refresh: async () => (pause ? null : askDays(client, productMasterId, variables)),
    choose,
    /** Another day has other times: the chosen one is let go. */
    chooseDate: (next: string) => choose({ date: next, slot: next === date ? slot : null }),
    chooseSlot: (next: Slot | null, on = date) => choose({ date: on, slot: next }),
  };
};
