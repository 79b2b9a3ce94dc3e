import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { personalPrefix } from '../../session/local-copy.ts';
import { localStore } from '../../storage/browser-storage.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { type Booking, type BookingAnswer, type BookingList, withBooking, withPage } from './booking-list.ts';

const key = `${personalPrefix}bookings`;

const listIn = (text: string | null): BookingList | null => {
  try {
    const kept: Partial<BookingList> | null = JSON.parse(text ?? 'null');
    return kept && Array.isArray(kept.orders) && Number.isInteger(kept.currentPage) ? (kept as BookingList) : null;
  } catch {
    return null;
  }
};

const keep = (list: BookingList) => localStore.setItem(key, JSON.stringify(list));

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Brings one booking of the kept list up to date, on whichever page of the list it stands. */
export const keepBooking = (booking: Booking): void => {
  const list = listIn(localStore.getItem(key));
  if (!list) return;
  keep(withBooking(list, booking));
  for (const listener of listeners) listener();
};

/** The answered page joined to the pages that this browser has kept; on the server, and while hydrating, it stands alone. */
export const useBookingList = (answer: BookingAnswer | undefined): BookingList | null => {
  const kept = useSyncExternalStore(
    subscribe,
    () => localStore.getItem(key),
    () => null,
  );
  const isHydrated = useIsHydrated();
  const list = useMemo(() => (answer ? withPage(listIn(kept), answer) : null), [kept, answer]);
  useEffect(() => {
    if (list && isHydrated) keep(list);
  }, [list, isHydrated]);
  return list;
};
