/** Milliseconds. Riyadh is three hours ahead of UTC all year. */
export const riyadhAheadMs = 3 * 3600 * 1000;

/**
 * Day and `HH:MM` of a time of the provider, for showing only. A time without a zone is Riyadh's; one with a zone is
 * moved there. Null when it is no time.
 */
export const toRiyadhTime = (value: string | null): { date: string; time: string } | null => {
  if (value === null) return null;
  const match = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    value.trim(),
  );
  if (!match?.[1] || !match[2]) return null;
  if (!match[3]) return { date: match[1], time: match[2] };
  const zone = match[3].toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const instant = Date.parse(`${match[1]}T${match[2]}:00${zone}`);
  if (Number.isNaN(instant)) return null;
  const shifted = new Date(instant + riyadhAheadMs).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
};

/** The day of a provider's date, with or without a time on it; null when it cannot be read. */
export const toRiyadhDay = (value: string | null): string | null => {
  const day = value?.trim() ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : (toRiyadhTime(day)?.date ?? null);
};

/** Whether a day can be a date of birth (`YYYY-MM-DD`): from 1920 until yesterday in Riyadh, as the calendars offer. */
export const isDateOfBirth = (day: string, now = Date.now()): boolean =>
  day >= '1920-01-01' && day < new Date(now + riyadhAheadMs).toISOString().slice(0, 10);
