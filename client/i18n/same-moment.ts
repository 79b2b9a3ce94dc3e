import { clockOf, dayOf } from './format.ts';
import { riyadhMoment } from './riyadh-moment.ts';

const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i;

const momentOf = (value: string): string => {
  const trimmed = value.trim();
  const instant = hasZone.test(trimmed.slice(10)) ? Date.parse(trimmed.replace(' ', 'T')) : Number.NaN;
  if (!Number.isNaN(instant)) {
    const { date, time } = riyadhMoment(new Date(instant).toISOString());
    return `${date} ${time}`;
  }
  const day = dayOf(trimmed);
  return day ? `${day} ${clockOf(trimmed).padStart(5, '0')}` : trimmed;
};

/** Whether two date-times of the provider mean the same minute, however it writes them; without a zone they are Riyadh's. */
export const isSameMoment = (a: string, b: string): boolean => a === b || momentOf(a) === momentOf(b);
