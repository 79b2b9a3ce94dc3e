import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Slot } from '../../cart/nearest-slots.ts';
import type { BookingPartsFragment } from '../../graphql/generated/graphql.ts';
import { useAvailableDaysQuery, useRescheduleBookingMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ChosenMoment } from '../../ui/form/chosen-moment.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { TimePicker } from '../appointments/public.ts';
import * as styles from './booking-detail.styles.ts';

type Product = BookingPartsFragment['products'][number];

export type MoveProps = { product: Product & { cartLineId: string; productMasterId: string } };

const changing = { additionalTypenames: ['Booking'] };

/** The free times of what is booked, fresh with every opening. */
const useFreeDays = ({ productMasterId, serviceFeeIds }: MoveProps['product']) => {
  const variables = { productMasterId, serviceFees: serviceFeeIds.map((id) => ({ id, addressId: null })) };
  const [{ data, error, fetching }, execute] = useAvailableDaysQuery({ variables, requestPolicy: 'cache-and-network' });
  return {
    days: data?.availableDays ?? null,
    hasFailed: error !== undefined && !data,
    isWaiting: fetching,
    reload: () => execute({ requestPolicy: 'network-only' }),
  };
};

const isolated = (message: string) => `\u2068${message}\u2069`;

/**
 * Choosing another time and sending it. A time that another customer took is let go, and the free ones are asked for
 * anew.
 */
const useMove = ({ product }: MoveProps, onClose: () => void) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const times = useFreeDays(product);
  const [wanted, setWanted] = useState<{ date: string | null; slot: Slot | null }>({ date: product.date, slot: null });
  const [, reschedule] = useRescheduleBookingMutation();
  const { submit, isBusy } = useSubmit();
  const free = times.days?.filter(({ slots }) => slots.length > 0) ?? [];
  const day = free.find(({ date }) => date === wanted.date) ?? free[0] ?? null;
  const slot = day?.slots.find(({ startAt }) => startAt === wanted.slot?.startAt) ?? null;

  const send = ({ startAt, endAt, time }: Slot, date: string) =>
    submit(() => reschedule({ input: { cartLineId: product.cartLineId, startAt, endAt } }, changing), {
      onSuccess: ({ rescheduleBooking: { message } }) => {
        const moment = { day: isolated(formatDay(intl, date, 'day')), time: isolated(clock(time)) };
        showToast({
          title: message ?? text('bookings.move.done'),
          description: text('bookings.move.new', moment),
          color: 'success',
        });
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
    confirm: () =>
      slot && day ? send(slot, day.date) : showToast({ title: text('appointments.noSlot'), color: 'error' }),
  };
};

export const Dialog = ({ product, onClose }: MoveProps & DialogControls) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const move = useMove({ product }, onClose);
  const { days, date, slot, isBusy } = move;
  const footer = (
    <>
      {date && (
        <ChosenMoment
          day={formatDay(intl, date, 'day')}
          time={slot && clock(slot.time)}
          missing={text('appointments.timeMissing')}
        />
      )}
      <Button size="lg" fullWidth waiting={isBusy} waitingLabel={text('bookings.move.waiting')} onClick={move.confirm}>
        {text('bookings.move.confirm')}
      </Button>
    </>
  );
  return (
    <DialogFrame
      title={text('bookings.move.title')}
      size="appointment"
      onClose={onClose}
      onBack={onClose}
      backLabel={text('shell.back')}
      busy={isBusy}
      footer={date && footer}
    >
      <div className={styles.appointment}>
        <p className={styles.name}>{product.name}</p>
        {product.date && (
          <p className={looks.quietFigures}>
            {text('bookings.move.now', {
              day: isolated(formatDay(intl, product.date, 'day')),
              time: isolated(clock(product.time ?? '')),
            })}
          </p>
        )}
      </div>
      {move.hasFailed ? (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={move.reload} waiting={move.isWaiting}>
          {text('appointments.timesFailed')}
        </ErrorState>
      ) : (
        <TimePicker days={days} date={date} slot={slot} onDate={move.chooseDate} onSlot={move.chooseSlot} />
      )}
    </DialogFrame>
  );
};
