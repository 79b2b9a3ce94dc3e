import type { Day } from '../../cart/nearest-slots.ts';
import { type DatedSlot, nearestSlots } from '../../cart/nearest-slots.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './appointment.styles.ts';
import { DaySlots, SlotGroup } from './slot-group.tsx';
import type { useAppointment } from './use-appointment.ts';

type Appointment = ReturnType<typeof useAppointment>;

/** How many other times are offered first when one was taken. */
const offered = 4;

const Taken = ({ lost, days, appointment }: { lost: DatedSlot; days: readonly Day[]; appointment: Appointment }) => {
  const text = useText();
  const locale = useLocale();
  const clock = useClock();
  const near = nearestSlots(days, lost, offered);
  return (
    <>
      <p className={looks.notice} role="alert">
        <Icon name="circle-alert" />
        {text('appointments.taken', { time: clock(lost.time), day: formatDay(locale, lost.date, 'day') })}
      </p>
      {near.length > 0 && (
        <SlotGroup
          name={text('appointments.nearest')}
          slots={near}
          chosen={appointment.slot}
          onChoose={appointment.take}
          label={({ date }) => formatDay(locale, date, 'dayShort')}
        />
      )}
    </>
  );
};

type SlotListProps = { days: readonly Day[]; appointment: Appointment; isWaiting: boolean };

/** The free times of the chosen day, after a word about a time that was just lost. */
export const SlotList = ({ days, appointment, isWaiting }: SlotListProps) => {
  const text = useText();
  const locale = useLocale();
  const { lost, own, date, slot, chooseSlot } = appointment;
  return (
    <div className={styles.times} aria-busy={isWaiting || undefined}>
      {lost && <Taken lost={lost} days={days} appointment={appointment} />}
      {own && (
        <SlotGroup
          name={text('appointments.own')}
          slots={[own]}
          chosen={slot}
          onChoose={() => chooseSlot(own)}
          label={({ date }) => formatDay(locale, date, 'dayShort')}
        />
      )}
      <DaySlots days={days} date={date} lost={lost} chosen={slot} onChoose={chooseSlot} />
    </div>
  );
};
