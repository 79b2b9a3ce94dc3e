import { isDay } from '../../ui/form/calendar-rules.ts';

/** A day as it is typed: each part the digits so far, Western ones. */
export type DateParts = { day: string; month: string; year: string };

export const partLengths = { day: 2, month: 2, year: 4 } as const satisfies Record<keyof DateParts, number>;

export const partsOf = (date: string | null): DateParts => {
  const [year = '', month = '', day = ''] = (date ?? '').split('-');
  return { day, month, year };
};

/** The day (`YYYY-MM-DD`) that the parts name, or null while they name none between the limits. */
export const dateIn = ({ day, month, year }: DateParts, { min, max }: { min: string; max: string }): string | null => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // A day that its month does not have becomes one of the next month.
  const isReal = isDay(date) && new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
  return isReal && date >= min && date <= max ? date : null;
};

/** Whether no further digit can follow: both stand there, or a second one would lead beyond the month or the year. */
export const isFull = (part: keyof DateParts, digits: string): boolean =>
  digits.length === partLengths[part] ||
  (part === 'day' && /^[4-9]$/.test(digits)) ||
  (part === 'month' && /^[2-9]$/.test(digits));
