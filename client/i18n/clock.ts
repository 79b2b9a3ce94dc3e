import { languages } from '../../schema/languages.ts';
import { westernDigits } from '../ui/form/western-digits.ts';
import type { Locale } from './locale.ts';

/** Whether the day is counted to 12 twice or to 24 once (`CLOCK_HOURS`). */
export type ClockHours = 12 | 24;

/**
 * A time of the provider (`16:00`, `2026-11-22 16:00:00`) as people read it: `4:00 pm`, `4:00 م`. Under a heading that
 * says morning or evening, `isPlain` leaves the mark out. A text with a mark of its own, or without a time, stays as it
 * is, but for Arabic digits. Written here and not by `Intl`, so that every server and browser prints the same.
 */
export const clockText = (locale: Locale, hours: ClockHours, written: string, isPlain = false): string => {
  const time = westernDigits(written);
  const [, hour, minutes] = /(?:^|[T ])(\d{1,2}):(\d\d)(?!.*[amصم])/i.exec(time) ?? [];
  if (!hour) return time;
  if (hours === 24) return `${hour}:${minutes}`;
  const plain = `${Number(hour) % 12 || 12}:${minutes}`;
  return isPlain ? plain : `${plain}\u00a0${languages[locale].dayHalves[Number(hour) < 12 ? 0 : 1]}`;
};
