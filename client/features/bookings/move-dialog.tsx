import { useIntl } from 'react-intl';
import { timesOf, useNewTime } from '../../cart/use-new-time.ts';
import { useRescheduleBookingMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { NewTimeDialog } from '../appointments/public.ts';
import { ofBookings } from './booking-list.ts';
import type { MoveProps } from './dialogs.ts';

/** Another time for an appointment. One that another customer took is let go, and the free ones are asked for anew. */
export const Dialog = ({ product, cartLineId, onClose }: MoveProps & DialogControls) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const time = useNewTime(timesOf(product));
  const [, reschedule] = useRescheduleBookingMutation();
  const { submit, isBusy } = useSubmit();
  const { date, slot, reload } = time;
  const momentOf = (on: string, at: string) => ({
    day: `\u2068${formatDay(intl, on, 'day')}\u2069`,
    time: `\u2068${clock(at)}\u2069`,
  });
  const send = () => {
    if (!date || !slot) return showToast({ title: text('appointments.noSlot'), color: 'error' });
    const { startAt, endAt } = slot;
    void submit(() => reschedule({ input: { cartLineId, startAt, endAt } }, ofBookings), {
      whatFailed: 'bookings.move.failed',
      onSuccess: ({ rescheduleBooking: { message } }) => {
        const description = text('bookings.move.new', momentOf(date, slot.time));
        showToast({ title: message ?? text('bookings.move.done'), description, color: 'success' });
        onClose();
      },
      onFailure: () => {
        time.chooseSlot(null, date);
        reload();
      },
    });
  };
  return (
    <NewTimeDialog
      title={text('bookings.move.title')}
      time={time}
      missing={text('appointments.timeMissing')}
      button={{
        children: text('bookings.move.confirm'),
        waiting: isBusy,
        waitingLabel: text('bookings.move.waiting'),
        onClick: send,
      }}
      onClose={onClose}
      onBack={onClose}
    >
      <div className={looks.lead}>
        <p className={looks.thing}>{product.name}</p>
        {product.date && <p>{text('bookings.move.now', momentOf(product.date, product.time ?? ''))}</p>}
      </div>
    </NewTimeDialog>
  );
};
