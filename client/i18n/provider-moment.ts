/** Riyadh is three hours ahead of UTC all year round. */
const aheadInMilliseconds = 3 * 60 * 60 * 1000;

/** The day (`YYYY-MM-DD`) and the clock (`HH:MM`) in Riyadh at an instant, in any time zone of the machine. */
export const riyadhMoment = (instant: string): { date: string; time: string } => {
  const shifted = new Date(Date.parse(instant) + aheadInMilliseconds).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
};

/** Today in Riyadh, `YYYY-MM-DD`. */
export const riyadhToday = (now = Date.now()): string => riyadhMoment(new Date(now).toISOString()).date;

const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Day and clock of a provider's date-time, for showing only: in Riyadh when it names a zone, else as they are written. The
 * day is null, and the clock the whole text, where there is none.
 */
export const providerMoment = (value: string): { date: string | null; time: string } => {
  const written = value.trim();
  const instant = hasZone.test(written.slice(10)) ? Date.parse(written.replace(' ', 'T')) : Number.NaN;
  if (!Number.isNaN(instant)) return riyadhMoment(new Date(instant).toISOString());
  return {
    date: /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0] ?? null,
    time: /(?:^|[T ])(\d{1,2}:\d{2})/.exec(written)?.[1] ?? written,
  };
};

const minuteOf = (value: string): string => {
  const { date, time } = providerMoment(value);
  return `${date} ${time.padStart(5, '0')}`;
};

/** Whether two date-times of the provider mean the same minute, however it writes them; without a zone they are Riyadh's. */
export const isSameMoment = (a: string, b: string): boolean => a === b || minuteOf(a) === minuteOf(b);
