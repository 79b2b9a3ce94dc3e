import { readId } from '../../routing/list-path.ts';

/** The booking whose dialog the URL of the page shows; null for the list alone. */
export const readBooking = (search: URLSearchParams): string | null => readId(search, 'booking');

/** The list of bookings up to a page, and over it the dialog of one when there is an id. */
export const bookingsPath = (page: number, id?: string): string => {
  const search = new URLSearchParams();
  if (page > 1) search.set('page', String(page));
  if (id) search.set('booking', id);
  return search.size > 0 ? `/dashboard/bookings?${search}` : '/dashboard/bookings';
};
