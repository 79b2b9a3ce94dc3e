import { useEffect, useEffectEvent, useState } from 'react';
import { CombinedError } from 'urql';
import { isSameMoment } from '../../cart/slot-moment.ts';
import { type DatedSlot, offeredAt, type SlotChoice, slotAt, startingSlot } from '../../cart/slots.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useNewTime } from '../../cart/use-new-time.ts';
import { type Failure, failureOf } from '../../graphql/failure.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Booked, type Booking, successDialog } from './dialogs.ts';
import { clearDraftSoon, draftOf, keepDraft } from './service-draft.ts';
import { useBookingSignIn, useService } from './use-service.ts';
import { bookTime, useServiceLine } from './use-service-line.ts';

const unnamed: Booked = {
  error: new CombinedError({
    graphQLErrors: [{ message: 'The cart did not name the new line', extensions: { code: 'INTERNAL' } }],
  }),
};

/** The former choice: by a guest, before going back to the service, or for the line that is edited. */
const firstChoice = ({ serviceId, startAt, wanted }: Booking): SlotChoice => {
  if (wanted) return { date: wanted.date, slot: wanted };
  const draft = draftOf(serviceId);
  if (draft.date || !startAt) return draft;
  const slot = slotAt(startAt);
  return { date: slot.date || null, slot };
};

/** The refusal is about the time itself. */
const isTaken = ({ code, fields }: Failure): boolean => code === 'CONFLICT' || 'startAt' in fields || 'endAt' in fields;

/**
 * The days for the extras that the customer chose in the cart, the choice and the booking of the appointment dialog.
 * `lost` is a time that is free no longer; `own` the time that the line has already, where the provider does not offer it
 * to its owner.
 */
export const useAppointment = (booking: Booking, onClose: () => void) => {
  const text = useText();
  const dialogs = useDialogs();
  const session = useSession();
  const signIn = useBookingSignIn({ isNext: true });
  const { submit, isBusy } = useSubmit();
  const { store, given } = useCart();
  const { line, add, keep } = useServiceLine(booking);
  const { serviceId, wanted, adding, lineId, startAt, isEditing } = booking;
  const [first] = useState(() => firstChoice(booking));
  const { service, ...found } = useService(serviceId);
  const productMasterId = service?.productMasterId ?? null;
  const onChoose = (chosen: SlotChoice) => keepDraft(serviceId, chosen);
  const time = useNewTime({ productMasterId, serviceFees: given.serviceFees ?? [], first, onChoose });
  const { days, date, choice, refresh, choose } = time;
  const [lost, setLost] = useState<DatedSlot | null>(null);
  const own = lineId && startAt && days?.length && !offeredAt(days, startAt) ? slotAt(startAt) : null;
  const isOwn = own && choice.slot && isSameMoment(own.startAt, choice.slot.startAt);
  const isUntouched = isEditing && !startAt && choice.date === null;
  const slot = time.slot ?? (isOwn ? own : isUntouched ? startingSlot(time.slots) : null);

  const lose = (chosen: DatedSlot) => {
    setLost(chosen);
    choose({ date: chosen.date, slot: null });
  };
  const book = async (chosen: DatedSlot): Promise<Booked> => {
    const begun = chosen === wanted ? adding : undefined;
    const added = line.current === null ? await add() : null;
    if (added?.error) return { error: added.error };
    if (line.current === null) return unnamed;
    // The time wanted before signing in has been booked meanwhile: the provider has decided about its time.
    const booked = (await begun)?.booked;
    if (booked) return booked;
    return bookTime(store, line.current, chosen);
  };
  const confirm = (chosen: DatedSlot) =>
    submit(() => book(chosen), {
      onSuccess: () => {
        keep();
        clearDraftSoon();
        dialogs.open(successDialog, { isChange: Boolean(startAt) });
      },
      onFailure: (failure) => {
        const isLost = isTaken(failure);
        if (failure.code === 'UNAUTHENTICATED') {
          keep();
          signIn({ ...booking, lineId: line.current }, chosen);
        } else if (isLost || failure.code === 'REFUSED' || failure.code === 'BAD_INPUT') {
          void refresh().then((free) => {
            if (isLost || (free && !offeredAt(free, chosen.startAt))) lose(chosen);
          });
        }
        return isLost;
      },
    });
  /** Books at once. */
  const take = (chosen: DatedSlot) => {
    choose({ date: chosen.date, slot: chosen });
    return session ? confirm(chosen) : signIn(booking, chosen);
  };
  const resume = useEffectEvent(() => wanted && void confirm(wanted));
  useEffect(() => resume(), []);
  // A provider that keeps its times from guests sends the guest to sign in.
  const isRefused = time.error ? failureOf(time.error).code === 'UNAUTHENTICATED' : false;
  const ask = useEffectEvent(() => signIn(booking, null));
  useEffect(() => {
    if (isRefused) ask();
  }, [isRefused]);

  return {
    ...time,
    service,
    isWaiting: time.isWaiting || found.fetching,
    error: time.error ?? found.error,
    isUnbookable: found.isMissing || (service !== null && productMasterId === null),
    reload: service ? time.reload : found.retry,
    slot,
    own,
    lost,
    isBusy,
    take,
    goOn: () => {
      if (!slot || !date) return showToast({ title: text('appointments.noSlot'), color: 'error' });
      if (slot !== own) return take({ ...slot, date });
      showToast({ title: text('appointments.unchanged'), color: 'info' });
      return onClose();
    },
  };
};
