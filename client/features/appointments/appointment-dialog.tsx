import { useMemo } from 'react';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Calendar } from '../../ui/form/calendar.tsx';
import { ChosenMoment } from '../../ui/form/chosen-moment.tsx';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './appointment.styles.ts';
import type { StepProps } from './booking-steps.ts';
import { ChosenService } from './chosen-service.tsx';
import { ServiceAppointmentSkeleton } from './service-appointment-skeleton.tsx';
import { freeDates } from './slot-choice.ts';
import { SlotList } from './slot-list.tsx';
import { useAppointment } from './use-appointment.ts';
import { useCalendarLabels } from './use-calendar-labels.ts';
import { useDays } from './use-days.ts';

export const Dialog = ({ onClose, steps, ...booking }: StepProps) => {
  const text = useText();
  const locale = useLocale();
  const clock = useClock();
  const labels = useCalendarLabels();
  const { service, days, isWaiting, error, isUnbookable, reload, refresh } = useDays(booking);
  const asked = useMemo(() => days ?? [], [days]);
  const appointment = useAppointment({ booking, steps, onClose }, { days: asked, refresh });
  const { date, slot, isBusy } = appointment;
  const free = useMemo(() => new Set(freeDates(asked)), [asked]);

  const close = () => {
    onClose();
    if (booking.isEditing && !booking.startAt) showToast({ title: text('appointments.keptInCart'), color: 'info' });
  };
  const summary = date && (
    <ChosenMoment
      day={formatDay(locale, date, 'day')}
      time={slot && clock(slot.time)}
      missing={booking.startAt ? clock(booking.startAt) : text('appointments.timeMissing')}
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
        data-stop="continue"
        onClick={appointment.goOn}
      >
        {text(booking.startAt ? 'appointments.update' : 'appointments.continue')}
        <span aria-hidden="true">·</span>
        <Amount amount={service.price.amount} label={text('shell.riyal')} />
      </Button>
    </>
  );
  return (
    <DialogFrame
      title={text('appointments.title')}
      size="appointment"
      tall={!isUnbookable && (days !== null || !error) && 'whole'}
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
