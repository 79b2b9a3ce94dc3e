import { CombinedError, type OperationResult } from '@urql/core';
import { useEffect, useRef, useState } from 'react';
import {
  type ScheduleCartLineMutation,
  useAddToCartMutation,
  useScheduleCartLineMutation,
} from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { dayOf } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { showToast } from '../../ui/toast.ts';
import type { Booking, BookingSteps } from './booking-steps.ts';
import type { Day, Slot } from './group-slots.ts';
import type { DatedSlot } from './nearest-slots.ts';
import { chooseDate, firstDate, type SlotChoice } from './slot-choice.ts';
import { useBookingSignIn } from './use-booking-sign-in.ts';

type Booked = OperationResult<ScheduleCartLineMutation>;

/** Puts the service into the cart unless it is there, then gives its line the time. */
const useBook = ({ serviceId, branchId, lineId = null }: Booking) => {
  const line = useRef(lineId);
  const [, addToCart] = useAddToCartMutation();
  const [, schedule] = useScheduleCartLineMutation();
  const book = async ({ startAt, endAt }: Slot): Promise<Booked> => {
    if (line.current === null) {
      const input = { productId: serviceId, branchId, quantity: 1, extension: null, cartLineId: null };
      const added = await addToCart({ input });
      if (added.error) return { ...added, data: undefined } as unknown as Booked;
      line.current = added.data?.addToCart.cartLineId ?? null;
      if (line.current === null) {
        const error = new CombinedError({ graphQLErrors: ['The cart did not name the new line'] });
        return { ...added, data: undefined, error } as unknown as Booked;
      }
    }
    return schedule({ input: { cartLineId: line.current, startAt, endAt } });
  };
  return { book, line };
};

/** What was chosen before: by a guest, before going back to the service, or for the line that is edited. */
const firstChoice = ({ serviceId, startAt, wanted }: Booking, { state }: BookingSteps): SlotChoice => {
  if (wanted) return { date: wanted.date, slot: wanted };
  const draft = state.draftOf(serviceId);
  if (draft.date || !startAt) return draft;
  return { date: dayOf(startAt), slot: { time: '', startAt, endAt: '' } };
};

type Asked = { days: readonly Day[]; reload: () => void };

/** What the customer looks at, picks and books in the appointment dialog. `lost` is a time that somebody else took. */
export const useAppointment = (booking: Booking, steps: BookingSteps, { days, reload }: Asked) => {
  const text = useText();
  const session = useSession();
  const signIn = useBookingSignIn();
  const { submit, isBusy } = useSubmit();
  const { book, line } = useBook(booking);
  const { serviceId, wanted } = booking;
  const [choice, setChoice] = useState(() => firstChoice(booking, steps));
  const [lost, setLost] = useState<DatedSlot | null>(null);
  const date = firstDate(days, choice.date);
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const slot = slots.find((free) => free.startAt === choice.slot?.startAt) ?? null;

  const choose = (next: SlotChoice) => {
    setChoice(next);
    steps.state.keep({ serviceId, ...next });
  };
  const confirm = (chosen: DatedSlot) =>
    submit(() => book(chosen), {
      onSuccess: () => steps.toSuccess(),
      isHandled: ({ code }) => code === 'CONFLICT',
      onFailure: ({ code }) => {
        if (code === 'UNAUTHENTICATED') signIn({ ...booking, lineId: line.current }, chosen);
        if (code !== 'CONFLICT') return;
        setLost(chosen);
        choose({ date: chosen.date, slot: null });
        reload();
      },
    });

  const isResumed = useRef(false);
  useEffect(() => {
    if (!wanted || isResumed.current) return;
    isResumed.current = true;
    confirm(wanted);
  });

  return {
    date,
    slots: slots.filter((free) => free.startAt !== lost?.startAt),
    slot,
    lost,
    isBusy,
    hasLine: () => line.current !== null,
    chooseDate: (next: string) => choose(chooseDate({ date, slot }, next)),
    chooseSlot: (next: Slot, on = date) => choose({ date: on, slot: next }),
    goOn: () => {
      if (!slot || !date) return showToast({ title: text('appointments.noSlot'), color: 'error' });
      if (!session) return signIn(booking, { ...slot, date });
      return confirm({ ...slot, date });
    },
  };
};
