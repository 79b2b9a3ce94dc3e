import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { SlotGroup } from '../../cart/slot-group.tsx';
import { type Day, freeDates, groupSlots, type PartOfDay, type Slot } from '../../cart/slots.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Calendar } from '../../ui/form/calendar.tsx';
import * as styles from './appointment.styles.ts';

const partNames: Record<PartOfDay, MessageId> = {
  morning: 'appointments.morning',
  afternoon: 'appointments.afternoon',
  evening: 'appointments.evening',
  anytime: 'appointments.anytime',
};

/** The free times, and what is chosen of them. */
export type ChosenTime = {
  /** Free days and times as the provider tells them; null while they are on the way. */
  days: readonly Day[] | null;
  date: string | null;
  slot: Slot | null;
  /** Are free, but not offered here: a time that was just lost, and those that stand above already. */
  without?: readonly Slot[];
  /** The times are being read anew. */
  isWaiting?: boolean;
  chooseDate: (date: string) => void;
  /** Told the day that the time is of. */
  chooseSlot: (slot: Slot, date: string) => void;
};

/** The free times of one day by the part of the day. They follow the frame in which a press shows the day itself. */
const DaySlots = ({ days, date, without = [], slot, chooseSlot }: ChosenTime) => {
  const text = useText();
  const shown = useDeferredValue(date);
  const day = days?.find((each) => each.date === shown);
  if (!day) return null;
  const isOffered = ({ startAt }: Slot) => !without.some((slot) => slot.startAt === startAt);
  return groupSlots(day.slots.filter(isOffered)).map((group) => (
    <SlotGroup
      key={group.part}
      name={text(partNames[group.part])}
      slots={group.slots}
      chosen={slot}
      onChoose={(next) => chooseSlot(next, day.date)}
    />
  ));
};

/** The shape of the calendar and the times while they are on the way. */
export const ServiceAppointmentSkeleton = () => <Waiting look={styles.columns} shape="picture" count={2} />;

type TimePickerProps = ChosenTime & {
  /** Before the times of the day. */
  children?: ReactNode;
};

/** A calendar whose days without free times cannot be chosen, and the times of the chosen day. */
export const TimePicker = ({ children, ...time }: TimePickerProps) => {
  const { days, date, isWaiting, chooseDate } = time;
  const text = useText();
  const language = useLocale();
  const labels = {
    calendar: text('appointments.calendar'),
    previousMonth: text('appointments.previousMonth'),
    nextMonth: text('appointments.nextMonth'),
    month: text('appointments.month'),
    year: text('appointments.year'),
    today: text('appointments.today'),
    free: text('appointments.free'),
    unavailable: text('appointments.unavailable'),
  };
  const free = useMemo(() => freeDates(days ?? []), [days]);
  if (!days) return <ServiceAppointmentSkeleton />;
  if (free.size === 0) return <EmptyState icon="calendar-days">{text('appointments.noDays')}</EmptyState>;
  return (
    <div className={styles.columns}>
      <Calendar
        language={language}
        today={riyadhToday()}
        value={date}
        onChange={chooseDate}
        labels={labels}
        freeDays={free}
      />
      <div className={styles.times} aria-busy={isWaiting || undefined}>
        {children}
        <DaySlots {...time} />
      </div>
    </div>
  );
};
