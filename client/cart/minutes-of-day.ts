const afternoonMarks = /^(pm|p\.m\.?|م|مساءً?)$/i;
const morningMarks = /^(am|a\.m\.?|ص|صباحاً?)$/i;
const clock = /(?:^|[T\s])(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]\.?m\.?|م|ص|مساءً?|صباحاً?)?/i;

/** Minutes since midnight of a time as the provider shows it (`21:30` or `9:30 PM`), null when it shows none. */
export const minutesOfDay = (time: string): number | null => {
  const found = clock.exec(time);
  if (!found) return null;
  const [, hours, minutes, mark = ''] = found;
  let hour = Number(hours);
  if (afternoonMarks.test(mark) && hour < 12) hour += 12;
  if (morningMarks.test(mark) && hour === 12) hour = 0;
  return hour < 24 && Number(minutes) < 60 ? hour * 60 + Number(minutes) : null;
};
