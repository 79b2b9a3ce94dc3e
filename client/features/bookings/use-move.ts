import { useMemo, useState } from 'react';
import {
  type BookingPartsFragment,
  useAvailableDaysQuery,
  useRescheduleBookingMutation,
} from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';

type Product = BookingPartsFragment['products'][number];

export type MoveProps = { product: Product & { cartLineId: string; productMasterId: string } };

type Slot = { time: string; startAt: string; endAt: string };

const changing = { additionalTypenames: ['Booking'] };

/** The free times of what is booked, fresh with every opening. */
const useFreeDays = ({ productMasterId, serviceFeeIds }: MoveProps['product']) => {
  const variables = useMemo(
    () => ({ productMasterId, serviceFees: serviceFeeIds.map((id) => ({ id, addressId: null })) }),
    [productMasterId, serviceFeeIds],
  );
  const [{ data, error, fetching }, execute] = useAvailableDaysQuery({ variables, requestPolicy: 'cache-and-network' });
  return {
    days: data?.availableDays ?? null,
    hasFailed: error !== undefined && !data,
    isWaiting: fetching,
    reload: () => execute({ requestPolicy: 'network-only' }),
  };
};

/**
 * Choosing another time and sending it. A time that another customer took is let go, and the free ones are asked for
 * anew.
 */
export const useMove = ({ product }: MoveProps, onClose: () => void) => {
  const text = useText();
  const times = useFreeDays(product);
  const [wanted, setWanted] = useState<{ date: string | null; slot: Slot | null }>({ date: product.date, slot: null });
  const reschedule = useRescheduleBookingMutation();
  const { submit, isBusy } = useSubmit();
  const free = times.days?.filter(({ slots }) => slots.length > 0) ?? [];
  const day = free.find(({ date }) => date === wanted.date) ?? free[0] ?? null;
  const slot = day?.slots.find(({ startAt }) => startAt === wanted.slot?.startAt) ?? null;

  const send = ({ startAt, endAt }: Slot) =>
    submit(() => reschedule({ input: { cartLineId: product.cartLineId, startAt, endAt } }, changing), {
      onSuccess: ({ rescheduleBooking: { message } }) => {
        showToast({ title: message ?? text('bookings.move.done'), color: 'success' });
        onClose();
      },
      onFailure: ({ message }) => {
        showToast({ title: message ?? text('bookings.move.failed'), color: 'error' });
        setWanted({ date: day?.date ?? null, slot: null });
        times.reload();
        return true;
      },
    });
  return {
    ...times,
    date: day?.date ?? null,
    slot,
    isBusy,
    chooseDate: (date: string) => setWanted({ date, slot: date === day?.date ? slot : null }),
    chooseSlot: (next: Slot, date: string) => setWanted({ date, slot: next }),
    confirm: () => (slot ? send(slot) : showToast({ title: text('appointments.noSlot'), color: 'error' })),
  };
};
