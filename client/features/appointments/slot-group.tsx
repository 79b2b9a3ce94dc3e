import { useDeferredValue, useId } from 'react';
import type { Day, Slot } from '../../cart/nearest-slots.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import * as looks from '../../ui/looks.styles.ts';
import * as styles from './appointment.styles.ts';
import { groupSlots, type PartOfDay } from './group-slots.ts';

const partNames: Record<PartOfDay, MessageId> = {
  morning: 'appointments.morning',
  afternoon: 'appointments.afternoon',
  evening: 'appointments.evening',
  anytime: 'appointments.anytime',
};

type GroupProps<S extends Slot> = {
  name: string;
  slots: S[];
  chosen: Slot | null;
  onChoose: (slot: S) => void;
  label?: (slot: S) => string;
};

/** Free times under a name, one of which may be chosen. */
export const SlotGroup = <S extends Slot>({ name, slots, chosen, onChoose, label }: GroupProps<S>) => {
  const id = useId();
  const clock = useClock();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-labelledby={id} className={looks.stack2}>
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
            aria-label={label ? undefined : clock(slot.time)}
            onClick={() => onChoose(slot)}
          >
            {label && <span className={styles.slotDay}>{label(slot)}</span>}
            <bdi>{clock(slot.time, !label)}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
};

type DaySlotsProps = {
  days: readonly Day[];
  date: string | null;
  /** Is not offered although it is among the free ones. */
  lost?: Slot | null;
  chosen: Slot | null;
  /** Told the day that the time is of. */
  onChoose: (slot: Slot, date: string) => void;
};

/** The free times of one day by the part of the day. They follow the frame in which a press shows the day itself. */
export const DaySlots = ({ days, date, lost, chosen, onChoose }: DaySlotsProps) => {
  const text = useText();
  const shown = useDeferredValue(date);
  const day = days.find((each) => each.date === shown);
  if (!day) return null;
  return groupSlots(day.slots.filter(({ startAt }) => startAt !== lost?.startAt)).map((group) => (
    <SlotGroup
      key={group.part}
      name={text(partNames[group.part])}
      slots={group.slots}
      chosen={chosen}
      onChoose={(slot) => onChoose(slot, day.date)}
    />
  ));
};
