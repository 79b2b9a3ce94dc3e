import { useEffect, useRef, useState } from 'react';
import type { OperationResult } from 'urql';
import { CombinedError } from 'urql';
import type { Day, Slot } from '../../cart/nearest-slots.ts';
import { type DatedSlot, offeredAt, slotOfLine } from '../../cart/nearest-slots.ts';
import { useCart } from '../../cart/use-cart.ts';
import type { Failure } from '../../graphql/failure.ts';
import { ScheduleCartLineDocument, type ScheduleCartLineMutation } from '../../graphql/generated/graphql.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { isSameMoment } from '../../i18n/provider-moment.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Booking, successDialog } from './dialogs.ts';
import { type ServiceDraft, useServiceDraft } from './service-draft.ts';
import { chooseDate, firstDate, type SlotChoice, startingSlot } from './slots.ts';
import { useBookingSignIn } from './use-service.ts';
import { useServiceLine } from './use-service-line.ts';

type Booked = OperationResult<ScheduleCartLineMutation>;

const failedWith = (message: string, code: Failure['code']): Booked => {
  const error = new CombinedError({ graphQLErrors: [{ message, extensions: { code } }] });
  return { data: undefined, error } as Booked;
};

/** The line of the cart that gets the time. */
const useLine = (booking: Booking) => {
  const line = useRef(booking.lineId ?? null);
  const { add, look, keep } = useServiceLine(booking);
  const { store } = useCart();
  /** Puts the service into the cart unless it is there; answers the failure. */
  const ensure = async (): Promise<Booked | null> => {
    if (line.current !== null) return null;
    const added = await add(null);
    if (added.error) return { ...added, data: undefined } as unknown as Booked;
    line.current = added.data?.addToCart.cartLineId ?? null;
    if (line.current === null) return failedWith('The cart did not name the new line', 'INTERNAL');
    look(line.current);
    return null;
  };
  return {
    line,
    ensure,
    giveTime: ({ startAt, endAt }: Slot): Promise<Booked> =>
      store.mutate(ScheduleCartLineDocument, { cartLineId: line.current ?? '', startAt, endAt }),
    keepLine: () => keep(line.current),
  };
};

/** What was chosen before: by a guest, before going back to the service, or for the line that is edited. */
const firstChoice = ({ serviceId, startAt, wanted }: Booking, chosen: ServiceDraft): SlotChoice => {
  if (wanted) return { date: wanted.date, slot: wanted };
  const draft = chosen.of(serviceId);
  if (draft.date || !startAt) return draft;
  const slot = slotOfLine({ startAt });
  return { date: slot.date || null, slot };
};

/** The refusal is about the time itself. */
const isTaken = ({ code, fields }: Failure): boolean => code === 'CONFLICT' || 'startAt' in fields || 'endAt' in fields;

type Stage = {
  booking: Booking;
  onClose: () => void;
  days: readonly Day[];
  /** What is free at this moment; null when the provider does not tell. */
  refresh: () => Promise<readonly Day[] | null>;
};

/**
 * What the customer looks at, picks and books in the appointment dialog. `lost` is a time that is free no longer; `own` the
 * time that the line has already, where the provider does not offer it to its owner.
 */
export const useAppointment = ({ booking, onClose, days, refresh }: Stage) => {
  const text = useText();
  const dialogs = useDialogs();
  const session = useSession();
  const signIn = useBookingSignIn();
  const { submit, isBusy } = useSubmit();
  const { line, ensure, giveTime, keepLine } = useLine(booking);
  const { serviceId, wanted, lineId, startAt, isEditing } = booking;
  const draft = useServiceDraft();
  const [choice, setChoice] = useState(() => firstChoice(booking, draft));
  const [lost, setLost] = useState<DatedSlot | null>(null);
  const date = firstDate(days, choice.date);
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  const isChosen = (free: Slot) => choice.slot !== null && isSameMoment(free.startAt, choice.slot.startAt);
  const own = lineId && startAt && days.length > 0 && !offeredAt(days, startAt) ? slotOfLine({ startAt }) : null;
  const isUntouched = isEditing && !startAt && choice.date === null;
  const slot = slots.find(isChosen) ?? (own && isChosen(own) ? own : isUntouched ? startingSlot(slots) : null);

  const choose = (next: SlotChoice) => {
    setChoice(next);
    draft.keep(serviceId, next);
  };
  const lose = (chosen: DatedSlot) => {
    setLost(chosen);
    choose({ date: chosen.date, slot: null });
  };
  const bookIfFree = async (chosen: DatedSlot): Promise<Booked> => {
    const [free, failed] = await Promise.all([refresh(), ensure()]);
    if (free && !offeredAt(free, chosen.startAt)) return failedWith('The time is taken', 'CONFLICT');
    return failed ?? giveTime(chosen);
  };
  const confirm = (chosen: DatedSlot) =>
    submit(() => bookIfFree(chosen), {
      onSuccess: () => {
        keepLine();
        draft.clearSoon();
        dialogs.open(successDialog, { isChange: Boolean(startAt) });
      },
      onFailure: (failure) => {
        const isLost = isTaken(failure);
        if (failure.code === 'UNAUTHENTICATED') {
          keepLine();
          signIn({ ...booking, lineId: line.current }, chosen);
        } else if (isLost || failure.code === 'REFUSED' || failure.code === 'BAD_INPUT') {
          void refresh().then((free) => {
            if (isLost || (free && !offeredAt(free, chosen.startAt))) lose(chosen);
          });
        }
        return isLost;
      },
    });
  const take = (chosen: DatedSlot) => {
    choose({ date: chosen.date, slot: chosen });
    return session ? confirm(chosen) : signIn(booking, chosen);
  };

  const isResumed = useRef(false);
  useEffect(() => {
    if (!wanted || isResumed.current) return;
    isResumed.current = true;
    confirm(wanted);
  });

  return {
    date,
    slot,
    own,
    lost,
    isBusy,
    chooseDate: (next: string) => choose(chooseDate({ date, slot }, next)),
    chooseSlot: (next: Slot, on = date) => choose({ date: on, slot: next }),
    /** Books at once. */
    take,
    goOn: () => {
      if (!slot || !date) return showToast({ title: text('appointments.noSlot'), color: 'error' });
      if (slot !== own) return take({ ...slot, date });
      showToast({ title: text('appointments.unchanged'), color: 'info' });
      return onClose();
    },
  };
};
