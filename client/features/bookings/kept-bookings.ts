import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { persisted } from '../../storage/persisted.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { type Booking, type BookingAnswer, type BookingList, withBooking, withPage } from './booking-list.ts';

const listIn = (stored: unknown): BookingList | null => {
  const kept = stored as Partial<BookingList> | null;
  return kept && Array.isArray(kept.orders) && Number.isInteger(kept.currentPage) ? (kept as BookingList) : null;
};

const kept = persisted('bookings', listIn, { personal: true });

/** Brings one booking of the kept list up to date, on whichever page of the list it stands. */
export const keepBooking = (booking: Booking): void => {
  const list = kept.read();
  if (list) kept.write(withBooking(list, booking));
};

/**
 * The answered page joined to the pages that this browser has kept; on the server, and while hydrating, it stands alone.
 * Another tab may show another page, so that its writing changes nothing here.
 */
export const useBookingList = (answer: BookingAnswer | undefined): BookingList | null => {
  const known = useSyncExternalStore(kept.onWrite, kept.read, () => null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (answer && isHydrated) kept.write(withPage(kept.read(), answer));
  }, [answer, isHydrated]);
  return useMemo(() => (answer ? withPage(known, answer) : null), [known, answer]);
};
