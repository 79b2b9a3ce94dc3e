import { useMemo } from 'react';
import { clockOf, formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Calendar } from '../../ui/calendar.tsx';
import { ChosenMoment } from '../../ui/chosen-moment.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Amount } from '../../ui/price.tsx';
import { showToast } from '../../ui/toast.ts';
import * as styles from './appointment.styles.ts';
import type { StepProps } from './booking-steps.ts';
import { ChosenService } from './chosen-service.tsx';
import { ServiceAppointmentSkeleton } from './service-appointment-skeleton.tsx';
import { freeDates } from './slot-choice.ts';
import { SlotList } from './slot-list.tsx';
import { useAppointment } from './use-appointment.ts';
import { useCalendarLabels } from './use-calendar-labels.ts';
import { useDays } from './use-days.ts';

/** Shown in the place of a time while a line that has none is edited. Never sent: only the provider's own times are. */
const displayTime = '21:30';

export const Dialog = ({ onClose, steps, ...booking }: StepProps) => {
  const text = useText();
  const locale = useLocale();
  const labels = useCalendarLabels();
  const { service, days, isWaiting, error, isUnbookable, reload, refresh } = useDays(booking);
  const asked = useMemo(() => days ?? [], [days]);
  const appointment = useAppointment({ booking, steps, onClose }, { days: asked, refresh });
  const { date, slot, isBusy } = appointment;
  const free = useMemo(() => new Set(freeDates(asked)), [asked]);

  const close = () => {
    onClose();
    if (appointment.hasLine() && !booking.startAt) showToast({ title: text('appointments.keptInCart'), color: 'info' });
  };
  const missing = text(booking.isEditing ? 'appointments.timeExample' : 'appointments.timeMissing', {
    time: displayTime,
  });
  const summary = date && (
    <ChosenMoment
      day={formatDay(locale, date, 'day')}
      time={slot?.time ?? null}
      missing={booking.startAt ? clockOf(booking.startAt) : missing}
    />
  );
  const footer = service && (
    <>
      {summary}
      <Button
        size="lg"
        fullWidth
        waiting={isBusy}
        waitingLabel={text('appointments.booking')}
        onClick={appointment.goOn}
      >
        <Amount amount={service.price.amount} label={text('shell.riyal')} />
        <span aria-hidden="true">·</span>
        {text(booking.startAt ? 'appointments.update' : 'appointments.continue')}
      </Button>
    </>
  );
  return (
    <DialogFrame
      title={text('appointments.title')}
      size="appointment"
      onClose={close}
      onBack={() => steps.toService(booking)}
      backLabel={text('shell.back')}
      busy={isBusy}
      footer={footer}
    >
      {service && <ChosenService service={service} branchId={booking.branchId} />}
      {!days && !error && !isUnbookable && <ServiceAppointmentSkeleton />}
      {isUnbookable && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')}>{text('appointments.serviceGone')}</ErrorState>
      )}
      {!days && error && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={reload} waiting={isWaiting}>
          {text('appointments.timesFailed')}
        </ErrorState>
      )}
      {days && free.size === 0 && <EmptyState icon="calendar-days">{text('appointments.noDays')}</EmptyState>}
      {days && free.size > 0 && (
        <div className={styles.columns}>
          <Calendar value={date} onChange={appointment.chooseDate} labels={labels} freeDays={free} />
          <SlotList days={days} appointment={appointment} isWaiting={isWaiting} />
        </div>
      )}
    </DialogFrame>
  );
};
