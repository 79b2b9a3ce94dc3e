const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A calendar day written `YYYY-MM-DD` in Western digits; anything else is not one. */
export const isDay = (value: string | null | undefined): value is string => !!value && dayPattern.test(value);

type Limits = { min?: string; max?: string; freeDays?: ReadonlySet<string> };

/** Whether a day may be chosen: between the limits and, where free days are told, one of them. Days compare as text. */
export const isChoosable = (day: string, { min, max, freeDays }: Limits): boolean =>
  (!min || day >= min) && (!max || day <= max) && (!freeDays || freeDays.has(day));

/** The weeks from the one of `first` on; all of them in a month that lies before it. Days compare as text. */
export const weeksFrom = <Day extends { toString(): string }>(weeks: Day[][], first: string | undefined): Day[][] => {
  const left = first ? weeks.filter((week) => String(week.at(-1)) >= first) : weeks;
  return left.length > 0 ? left : weeks;
};

/** The day at which the calendar opens: the chosen one, else the first free one, else the first allowed. */
export const firstShown = (value: string | null, { min, freeDays }: Limits): string | undefined => {
  if (isDay(value)) return value;
  const [first] = [...(freeDays ?? [])].filter(isDay).toSorted();
  return first ?? min;
};
