/** A day of the provider's weekly hours. */
export type WorkingDay = { day: string; isActive: boolean; opensAt: string | null; closesAt: string | null };

/** Sunday first, as `Date` counts. Compared without diacritics, hamzas and letter case. */
const names: readonly (readonly string[])[] = [
  ['sunday', 'sun', 'الاحد', 'احد'],
  ['monday', 'mon', 'الاثنين', 'اثنين'],
  ['tuesday', 'tue', 'الثلاثاء', 'ثلاثاء'],
  ['wednesday', 'wed', 'الاربعاء', 'اربعاء'],
  ['thursday', 'thu', 'الخميس', 'خميس'],
  ['friday', 'fri', 'الجمعة', 'جمعة'],
  ['saturday', 'sat', 'السبت', 'سبت'],
];

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[أإآ]/g, 'ا')
    .replace(/[\u064b-\u0652]/g, '');

/** The day of the week in Riyadh, 0 is Sunday, whatever the machine's zone. Riyadh is three hours ahead all year. */
export const riyadhWeekday = (now: number): number => new Date(now + 3 * 60 * 60 * 1000).getUTCDay();

/** Where a day stands in a week's list; -1 when the provider's names are not known to us. */
export const indexOfWeekday = (days: readonly WorkingDay[], weekday: number): number =>
  days.findIndex(({ day }) => names[weekday]?.includes(plain(day)));

/** Opening and closing time, or null when the house is closed all day. */
export const hoursOf = ({ isActive, opensAt, closesAt }: WorkingDay): { from: string; to: string } | null =>
  isActive && opensAt && closesAt ? { from: opensAt, to: closesAt } : null;
