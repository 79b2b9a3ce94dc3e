import { useId } from 'react';
import { formatDay } from '../../i18n/format.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { MessageId } from '../../i18n/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { notice } from '../../ui/notice.styles.ts';
import * as styles from './appointment.styles.ts';
import { type Day, groupSlots, type PartOfDay, type Slot } from './group-slots.ts';
import { type DatedSlot, nearestSlots } from './nearest-slots.ts';
import type { useAppointment } from './use-appointment.ts';

type Appointment = ReturnType<typeof useAppointment>;

const partNames: Record<PartOfDay, MessageId> = {
  morning: 'appointments.morning',
  afternoon: 'appointments.afternoon',
  evening: 'appointments.evening',
  anytime: 'appointments.anytime',
};

/** How many other times are offered first when one was taken. */
const offered = 4;

type GroupProps<S extends Slot> = {
  name: string;
  slots: S[];
  chosen: Slot | null;
  onChoose: (slot: S) => void;
  label?: (slot: S) => string;
};

const Group = <S extends Slot>({ name, slots, chosen, onChoose, label }: GroupProps<S>) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.groupName}>
        {name}
      </h3>
      <div className={styles.slots}>
        {slots.map((slot) => (
          <button
            key={slot.startAt}
            type="button"
            className={styles.slot}
            aria-pressed={slot.startAt === chosen?.startAt}
            onClick={() => onChoose(slot)}
          >
            {label && <span className={styles.slotDay}>{label(slot)}</span>}
            <bdi>{slot.time}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
};

const Taken = ({ lost, days, appointment }: { lost: DatedSlot; days: readonly Day[]; appointment: Appointment }) => {
  const text = useText();
  const locale = useLocale();
  const near = nearestSlots(days, lost, offered);
  return (
    <>
      <p className={notice} role="alert">
        <Icon name="circle-alert" />
        {text('appointments.taken', { time: lost.time, day: formatDay(locale, lost.date, 'day') })}
      </p>
      {near.length > 0 && (
        <Group
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
  const { lost, own, slots, slot, chooseSlot } = appointment;
  return (
    <div className={styles.times} aria-busy={isWaiting || undefined}>
      {lost && <Taken lost={lost} days={days} appointment={appointment} />}
      {own && (
        <Group
          name={text('appointments.own')}
          slots={[own]}
          chosen={slot}
          onChoose={() => chooseSlot(own)}
          label={({ date }) => formatDay(locale, date, 'dayShort')}
        />
      )}
      {groupSlots(slots).map((group) => (
        <Group
          key={group.part}
          name={text(partNames[group.part])}
          slots={group.slots}
          chosen={slot}
          onChoose={(chosen) => chooseSlot(chosen)}
        />
      ))}
    </div>
  );
};
