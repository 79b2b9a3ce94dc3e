import { useMemo } from 'react';
import { useCart } from '../../cart/use-cart.ts';
import { useAvailableDaysQuery } from '../../graphql/generated/operations.ts';
import { formatDay } from '../../i18n/format.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The first free time in words; null while it is not known. The query is the one that the choice of a time runs. */
export const useEarliest = (productMasterId: string | null): string | null => {
  const text = useText();
  const locale = useLocale();
  const clock = useClock();
  const { params } = useCart();
  const variables = useMemo(
    () => ({ productMasterId: productMasterId ?? '', serviceFees: params.serviceFees ?? [] }),
    [productMasterId, params.serviceFees],
  );
  const [{ data }] = useAvailableDaysQuery({ variables, pause: productMasterId === null });
  const first = data?.availableDays.find(({ slots }) => slots.length > 0);
  const slot = first?.slots[0];
  if (!first || !slot) return null;
  const ahead = Math.round((Date.parse(first.date) - Date.parse(riyadhToday())) / dayMs);
  const isNear = ahead === 0 || ahead === 1;
  const day = isNear
    ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ahead, 'day')
    : formatDay(locale, first.date, 'day');
  return text('appointments.earliest', { day, time: clock(slot.time) });
};
