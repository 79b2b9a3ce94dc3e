import { useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { CalendarLabels } from '../../ui/form/calendar.tsx';

/** What the calendar of free days says. */
export const useCalendarLabels = (): CalendarLabels => {
  const text = useText();
  return useMemo(
    () => ({
      calendar: text('appointments.calendar'),
      previousMonth: text('appointments.previousMonth'),
      nextMonth: text('appointments.nextMonth'),
      month: text('appointments.month'),
      year: text('appointments.year'),
      today: text('appointments.today'),
      selected: text('appointments.selected'),
      free: text('appointments.free'),
      unavailable: text('appointments.unavailable'),
    }),
    [text],
  );
};
