/** Milliseconds. Riyadh is three hours ahead of UTC all year. */
export const riyadhAheadMs = 3 * 3600 * 1000;

/** Whether a text is a day that exists, `YYYY-MM-DD`; `0000-00-00`, which some databases keep for none, is not. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const shift = (day: string, clock: string, zone: string): { date: string; time: string } | null => {
  const instant = Date.parse(`${day}T${clock}:00${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`);
  if (Number.isNaN(instant)) return null;
  const shifted = new Date(instant + riyadhAheadMs).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
};

/**
 * Day and `HH:MM` of a time of the provider, for showing only. A time without a zone is Riyadh's; one with a zone is
 * moved there. Null when it is no time.
 */
export const toRiyadhTime = (value: string | null): { date: string; time: string } | null => {
  if (value === null) return null;
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    value.trim(),
  );
  const [, date, time, zone] = match ?? [];
  if (!date || !time) return null;
  const moment = zone ? shift(date, time, zone) : { date, time };
  return moment && isDay(moment.date) ? moment : null;
};

/**
 * The day of a provider's date. With a time in a zone it is the day in Riyadh: midnight there is written as 21:00 of the
 * day before in UTC. Null when it cannot be read.
 */
export const toRiyadhDay = (value: string | null): string | null => {
  const written = value?.trim() ?? '';
  const day = toRiyadhTime(written)?.date ?? /^\d{4}-\d{2}-\d{2}/.exec(written)?.[0] ?? '';
  return isDay(day) ? day : null;
};

/** Whether a day can be a date of birth (`YYYY-MM-DD`): from 1920 until yesterday in Riyadh, as the calendars offer. */
export const isDateOfBirth = (day: string, now = Date.now()): boolean =>
  day >= '1920-01-01' && day < new Date(now + riyadhAheadMs).toISOString().slice(0, 10);
