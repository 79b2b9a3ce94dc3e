/** The bookings with the word that an order is paid, which the page says only where the server says so too. */
export const paidPath = (orderNumber: string): string =>
  `/dashboard/bookings?${new URLSearchParams({ paid: orderNumber })}`;

/** The number of the order that a URL calls paid; null for the bookings alone. */
export const readPaid = (search: URLSearchParams): string | null => search.get('paid')?.slice(0, 64) || null;
