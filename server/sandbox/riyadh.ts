/** Saudi Arabia keeps UTC+3 all year, so the wall clock of Riyadh is plain arithmetic. */
const offsetMs = 3 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** `YYYY-MM-DD` in Riyadh at an instant (epoch milliseconds). */
export const riyadhDate = (at: number): string => new Date(at + offsetMs).toISOString().slice(0, 10);

/** `YYYY-MM-DD HH:MM:SS` in Riyadh at an instant: the form in which slots and orders carry times. */
export const riyadhStamp = (at: number): string => new Date(at + offsetMs).toISOString().slice(0, 19).replace('T', ' ');

const written = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hour12: true, timeZone: 'Asia/Riyadh' });
const formats = { en: written('en-GB'), ar: written('ar-EG-u-nu-latn') };

/** Day and time in Riyadh as the sandbox's own pages write them. */
export const riyadhText = (at: number, language: 'ar' | 'en'): string => formats[language].format(at);

/** The instant of a Riyadh stamp; NaN when it is not one. */
export const instantOf = (stamp: string): number => Date.parse(`${stamp.replace(' ', 'T')}Z`) - offsetMs;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** `Sunday` for 0. */
export const dayName = (weekday: number, language: 'ar' | 'en'): string =>
  new Date(Date.UTC(2023, 0, 1 + weekday)).toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' });

/** Minutes since midnight of `HH:MM`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
