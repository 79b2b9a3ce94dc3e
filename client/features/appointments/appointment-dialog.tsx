import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { SlotGroup } from '../../cart/slot-group.tsx';
import { type DatedSlot, nearestSlots } from '../../cart/slots.ts';
import { useBookedBranchQuery } from '../../graphql/generated/hooks.ts';
import { durationText } from '../../i18n/duration.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { ItemPrice } from '../../lists/item-price.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Fact } from '../../ui/fact.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import * as styles from './appointment.styles.ts';
import { type Booking, serviceDialog, successDialog } from './dialogs.ts';
import { NewTimeDialog } from './new-time-dialog.tsx';
import { closeBooking } from './service-draft.ts';
import { ButtonPrice, ServiceGone } from './service-parts.tsx';
import { useAppointment } from './use-appointment.ts';
import type { BookedService } from './use-service.ts';

/** The service, the branch and the price; stays in sight while the times are scrolled. */
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
        <span className={looks.thing}>{service.name}</span>
        <span className={looks.facts}>
          {branch && <Fact icon="map-pin">{branch.name}</Fact>}
          {service.durationMinutes !== null && <Fact icon="clock">{durationText(text, service.durationMinutes)}</Fact>}
        </span>
      </div>
      <ItemPrice item={service} className={styles.servicePrice} />
    </div>
  );
};

type TimesBeforeProps = { near: DatedSlot[]; appointment: ReturnType<typeof useAppointment> };

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

export const Dialog = ({ onClose, ...booking }: Booking & DialogControls) => {
  const text = useText();
  const clock = useClock();
  const dialogs = useDialogs();
  const { branchId, startAt, isEditing } = booking;
  const leave = closeBooking(onClose);
  const appointment = useAppointment(booking, leave);
  const { service, days, isUnbookable, lost, isBusy, goOn } = appointment;
  const near = lost && days ? nearestSlots(days, lost) : [];
  useEffect(() => warmDialog(successDialog), []);
  const close = () => {
    leave();
    if (isEditing && !startAt) showToast({ title: text('appointments.keptInCart'), color: 'info' });
  };
  const label = (
    <>
      {text(startAt ? 'appointments.update' : 'shell.continue')}
      {service && <ButtonPrice item={service} />}
    </>
  );
  return (
    <NewTimeDialog
      title={text('appointments.title')}
      isWhole
      time={appointment}
      without={lost ? [lost, ...near] : []}
      missing={startAt ? clock(startAt) : text('appointments.timeMissing')}
      button={{ children: label, waiting: isBusy, waitingLabel: text('appointments.booking'), onClick: goOn }}
      problem={isUnbookable && <ServiceGone />}
      onClose={close}
      onBack={() => dialogs.open(serviceDialog, booking)}
      before={days && <TimesBefore near={near} appointment={appointment} />}
    >
      {service && <ChosenService service={service} branchId={branchId} />}
    </NewTimeDialog>
  );
};
