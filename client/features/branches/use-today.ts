import { useSyncExternalStore } from 'react';
import { riyadhWeekday } from './working-day.ts';

const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
};

/** The day of the week in Riyadh, 0 is Sunday; null on the server, whose page may be read on another day. */
export const useToday = (): number | null =>
  useSyncExternalStore<number | null>(
    everyMinute,
    () => riyadhWeekday(Date.now()),
    () => null,
  );
