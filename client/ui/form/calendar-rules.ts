const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A calendar day written `YYYY-MM-DD` in Western digits; anything else is not one. */
export const isDay = (value: string | null | undefined): value is string => !!value && dayPattern.test(value);

type Limits = { min?: string | undefined; max?: string | undefined; freeDays?: ReadonlySet<string> | undefined };

/** Whether a day may be chosen: between the limits and, where free days are given, one of them. Days compare as text. */
export const isChoosable = (day: string, { min, max, freeDays }: Limits): boolean =>
  (!min || day >= min) && (!max || day <= max) && (!freeDays || freeDays.has(day));

/** The day itself, or the limit that it lies beyond. */
export const dayWithin = (day: string, { min, max }: Limits): string => {
  if (min && day < min) return min;
  return max && day > max ? max : day;
};

/** The day at which the calendar opens: the chosen one, else the first free one, else the first allowed. */
export const firstShown = (value: string | null, { min, freeDays }: Limits): string | undefined => {
  if (isDay(value)) return value;
  const [first] = [...(freeDays ?? [])].filter(isDay).toSorted();
  return first ?? min;
};

const written = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

const partsOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month: month - 1, date };
};

/** The day so many days later. */
export const dayAfter = (day: string, days: number): string => {
  const { year, month, date } = partsOf(day);
  return written(year, month, date + days);
};

/** The same day so many months later, or the last one of a shorter month. */
export const inMonths = (day: string, months: number): string => {
  const { year, month, date } = partsOf(day);
  const [same, last] = [written(year, month + months, date), written(year, month + months + 1, 0)];
  return same < last ? same : last;
};

const lastOfMonth = (day: string): string => dayAfter(inMonths(`${day.slice(0, 7)}-01`, 1), -1);

/**
 * The weeks of a month from Sunday on; null stands for a day of another month. The weeks before `first` are left out, unless
 * the whole month lies before it.
 */
export const weeksOf = (day: string, first?: string): (string | null)[][] => {
  const month = day.slice(0, 7);
  const start = dayAfter(`${month}-01`, -new Date(`${month}-01`).getUTCDay());
  const count = Math.ceil((Date.parse(lastOfMonth(day)) + 1 - Date.parse(start)) / (7 * 24 * 60 * 60 * 1000));
  const weeks = Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => dayAfter(start, week * 7 + place)),
  );
  const left = first ? weeks.filter((week) => (week.at(-1) ?? '') >= first) : weeks;
  return (left.length > 0 ? left : weeks).map((week) => week.map((each) => (each.startsWith(month) ? each : null)));
};

/** Where a key leads from a day; undefined for a key that leads nowhere. Arrows lead where they point. */
export const dayByKey = (day: string, { key, shiftKey }: { key: string; shiftKey: boolean }, isRtl: boolean) => {
  const ways: Record<string, () => string> = {
    ArrowLeft: () => dayAfter(day, isRtl ? 1 : -1),
    ArrowRight: () => dayAfter(day, isRtl ? -1 : 1),
    ArrowUp: () => dayAfter(day, -7),
    ArrowDown: () => dayAfter(day, 7),
    Home: () => `${day.slice(0, 7)}-01`,
    End: () => lastOfMonth(day),
    PageUp: () => inMonths(day, shiftKey ? -12 : -1),
    PageDown: () => inMonths(day, shiftKey ? 12 : 1),
  };
  return ways[key]?.();
};
