import { useLocation } from 'react-router';
import type { DatedSlot } from '../../cart/nearest-slots.ts';
import { localePath } from '../../i18n/locale.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import type { GiftReceiver } from '../../session/wanted-action.ts';
import { useOpenSignIn } from '../session/public.ts';
import type { Booking } from './booking-steps.ts';

/**
 * Opens sign-in over the page that is shown and remembers the booking, with the time when one was chosen. When the
 * service is in the cart already, the way on is the cart: adding it again would double it.
 */
export const useBookingSignIn = () => {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const openSignIn = useOpenSignIn();
  return ({ serviceId, branchId, lineId }: Booking, slot: DatedSlot | null, receiver: GiftReceiver | null = null) => {
    if (lineId) return openSignIn({ returnTo: localePath(locale, '/cart') });
    const kept = slot && { date: slot.date, time: slot.time, startAt: slot.startAt, endAt: slot.endAt };
    openSignIn({
      returnTo: localePath(locale, `${pathname}${search}`),
      action: { kind: 'bookService', serviceId, branchId, slot: kept, receiver },
    });
  };
};
