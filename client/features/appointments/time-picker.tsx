import { useMemo } from 'react';
import type { Day, Slot } from '../../cart/nearest-slots.ts';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Calendar } from '../../ui/form/calendar.tsx';
import * as styles from './appointment.styles.ts';
import { ServiceAppointmentSkeleton } from './service-appointment-skeleton.tsx';
import { freeDates } from './slot-choice.ts';
import { DaySlots } from './slot-group.tsx';
import { useCalendarLabels } from './use-calendar-labels.ts';

type TimePickerProps = {
  /** Free days and times as the provider tells them; null while they are on the way. */
  days: readonly Day[] | null;
  date: string | null;
  slot: Slot | null;
  onDate: (date: string) => void;
  onSlot: (slot: Slot, date: string) => void;
};

/** A calendar whose days without free times cannot be chosen, and the times of the chosen day. Needs the texts of `appointments`. */
export const TimePicker = ({ days, date, slot, onDate, onSlot }: TimePickerProps) => {
  const text = useText();
  const labels = useCalendarLabels();
  const free = useMemo(() => new Set(freeDates(days ?? [])), [days]);
  if (!days) return <ServiceAppointmentSkeleton />;
  if (free.size === 0) return <EmptyState icon="calendar-days">{text('appointments.noDays')}</EmptyState>;
  return (
    <div className={styles.columns}>
      <Calendar value={date} onChange={onDate} labels={labels} freeDays={free} />
      <div className={styles.times}>
        <DaySlots days={days} date={date} chosen={slot} onChoose={onSlot} />
      </div>
    </div>
  );
};
