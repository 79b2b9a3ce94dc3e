import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useClient } from 'urql';
import type { DatedSlot } from '../../cart/slots.ts';
import { useCart } from '../../cart/use-cart.ts';
import { BookedServiceDocument, type BookedServiceQuery } from '../../graphql/generated/graphql.ts';
import { useAvailableDaysQuery, useBookedServiceQuery } from '../../graphql/generated/hooks.ts';
import { formatDay } from '../../i18n/format.ts';
import { localePath } from '../../i18n/locale.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useOpenSignIn } from '../session/public.ts';
import type { Booking } from './dialogs.ts';

/**
 * Opens sign-in over the page that is shown and remembers the booking, with the time when one was chosen. When the
 * service is in the cart already, the way on is the cart: adding it again would double it.
 */
export const useBookingSignIn = (options?: { isNext: boolean }) => {
  const client = useClient();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const openSignIn = useOpenSignIn(options);
  return ({ serviceId, branchId, lineId }: Booking, slot: DatedSlot | null, receiver: GiftReceiver | null = null) => {
    if (lineId) return openSignIn({ returnTo: localePath(locale, '/cart') });
    const name = client.readQuery(BookedServiceDocument, { id: serviceId })?.data?.catalogueItem?.name;
    const kept = slot && { date: slot.date, time: slot.time, startAt: slot.startAt, endAt: slot.endAt };
    openSignIn({
      returnTo: localePath(locale, `${pathname}${search}`),
      action: { kind: 'bookService', serviceId, name, branchId, slot: kept, receiver },
    });
  };
};

type Item = NonNullable<BookedServiceQuery['catalogueItem']>;
export type BookedService = Extract<Item, { productMasterId: string | null }>;

const isService = (item: Item | null | undefined): item is BookedService => Boolean(item && 'productMasterId' in item);

/** The service of a booking. `isMissing` when the provider does not know it, or when it is no service. */
export const useService = (id: string) => {
  const [{ data, error, fetching }, execute] = useBookedServiceQuery({ variables: { id } });
  const item = data?.catalogueItem;
  return {
    service: isService(item) ? item : null,
    isMissing: Boolean(data) && !error && !isService(item),
    error,
    fetching,
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
};

const dayMs = 24 * 60 * 60 * 1000;

/** The first free time in words; null while it is not known. The query is that of the choice of a time. */
export const useEarliest = (productMasterId: string | null): string | null => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const isLive = useIsHydrated();
  const { given } = useCart();
  const variables = { productMasterId: productMasterId ?? '', serviceFees: given.serviceFees ?? [] };
  const [{ data }] = useAvailableDaysQuery({ variables, pause: productMasterId === null });
  const first = data?.availableDays.find(({ slots }) => slots.length > 0);
  const slot = first?.slots[0];
  // The answer for the wanted action may be there before the printed dialog becomes live, which says nothing of it.
  if (!isLive || !first || !slot) return null;
  const ahead = Math.round((Date.parse(first.date) - Date.parse(riyadhToday())) / dayMs);
  const isNear = ahead === 0 || ahead === 1;
  const day = isNear ? intl.formatRelativeTime(ahead, 'day', { numeric: 'auto' }) : formatDay(intl, first.date, 'day');
  return text('appointments.earliest', { day, time: clock(slot.time) });
};
