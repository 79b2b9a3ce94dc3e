import type { IntlShape } from 'react-intl';
import type { DateStyle } from './shop-intl.ts';

/** A calendar day (`YYYY-MM-DD`) in words. It is a day, not an instant: no time zone can shift it. */
export const formatDay = (intl: IntlShape, date: string, style: DateStyle): string => {
  const instant = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return date;
  return intl.formatDate(instant, { format: style }).replaceAll('\u202f', ' ');
};
