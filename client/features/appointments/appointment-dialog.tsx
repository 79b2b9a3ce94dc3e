import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type DatedSlot, nearestSlots } from '../../cart/nearest-slots.ts';
import { useBookedBranchQuery } from '../../graphql/generated/hooks.ts';
import { durationText } from '../../i18n/duration.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemPrice } from '../../lists/item-price.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ChosenMoment } from '../../ui/form/chosen-moment.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Amount } from '../../ui/price/price.tsx';
import * as styles from './appointment.styles.ts';
import type { StepProps } from './booking-steps.ts';
import { SlotGroup, TimePicker } from './time-picker.tsx';
import { useAppointment } from './use-appointment.ts';
import { type BookedService, useDays } from './use-service.ts';

/** What is being booked, where and for how much; stays in sight while the times are scrolled. */
const ChosenService = ({ service, branchId }: { service: BookedService; branchId: string | null }) => {
  const text = useText();
  const [{ data }] = useBookedBranchQuery({
    variables: { ids: branchId === null ? [] : [branchId] },
    pause: branchId === null,
  });
  const branch = data?.branches.find(({ id }) => id === branchId);
  return (
    <div className={styles.service}>
      <Picture src={service.image} shape="thumb" className={looks.thumb} />
      <div className={looks.wideTexts}>
        <span className={styles.serviceName}>{service.name}</span>
        <span className={styles.serviceFacts}>
          {branch && (
            <span className={styles.fact}>
              <Icon name="map-pin" />
              <span>{branch.name}</span>
            </span>
          )}
          {service.durationMinutes !== null && (
            <span className={styles.fact}>
              <Icon name="clock" />
              {durationText(text, service.durationMinutes)}
            </span>
          )}
        </span>
      </div>
      <ItemPrice item={service} className={styles.servicePrice} />
    </div>
  );
};

type Appointment = ReturnType<typeof useAppointment>;

/** How many other times are offered first when one was taken. */
const offered = 4;

type TimesBeforeProps = { near: DatedSlot[]; appointment: Appointment };

/** A word about a time that was just lost, with the nearest free ones, and the time that the line has already. */
const TimesBefore = ({ near, appointment: { lost, own, slot, take, chooseSlot } }: TimesBeforeProps) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const label = ({ date }: DatedSlot) => formatDay(intl, date, 'dayShort');
  return (
    <>
      {lost && (
        <p className={looks.notice} role="alert">
          <Icon name="circle-alert" />
          {text('appointments.taken', { time: clock(lost.time), day: formatDay(intl, lost.date, 'day') })}
        </p>
      )}
      {near.length > 0 && (
        <SlotGroup name={text('appointments.nearest')} slots={near} chosen={slot} onChoose={take} label={label} />
      )}
      {own && (
        <SlotGroup
          name={text('appointments.own')}
          slots={[own]}
          chosen={slot}
          onChoose={() => chooseSlot(own)}
          label={label}
        />
      )}
    </>
  );
};

export const Dialog = ({ onClose, steps, ...booking }: StepProps) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const { service, days, isWaiting, error, isUnbookable, reload, refresh } = useDays(booking);
  const appointment = useAppointment({ booking, steps, onClose, days: days ?? [], refresh });
  const { date, slot, lost, isBusy } = appointment;
  const near = lost && days ? nearestSlots(days, lost, offered) : [];
  useEffect(() => steps.warmSuccess(), [steps]);

  const isFailed = isUnbookable || (!days && Boolean(error));
  const close = () => {
    onClose();
    if (booking.isEditing && !booking.startAt) showToast({ title: text('appointments.keptInCart'), color: 'info' });
  };
  const summary = date && (
    <ChosenMoment
      day={formatDay(intl, date, 'day')}
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
        disabled={isFailed || (days !== null && date === null)}
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
      tall={!isFailed && 'whole'}
      onClose={close}
      onBack={() => steps.toService(booking)}
      backLabel={text('shell.back')}
      busy={isBusy}
      footer={footer}
    >
      {service && <ChosenService service={service} branchId={booking.branchId} />}
      {isUnbookable && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')}>{text('appointments.serviceGone')}</ErrorState>
      )}
      {!days && error && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={reload} waiting={isWaiting}>
          {text('appointments.timesFailed')}
        </ErrorState>
      )}
      {!isFailed && (
        <TimePicker
          {...{ days, date, slot, isWaiting }}
          without={lost ? [lost, ...near] : []}
          onDate={appointment.chooseDate}
          onSlot={appointment.chooseSlot}
        >
          {days && <TimesBefore near={near} appointment={appointment} />}
        </TimePicker>
      )}
    </DialogFrame>
  );
};
