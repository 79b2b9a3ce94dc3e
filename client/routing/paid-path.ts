/** The bookings with a confirmation of a paid order, which the page shows only if the server confirms it. */
export const paidPath = (orderNumber: string): string =>
  `/dashboard/bookings?${new URLSearchParams({ paid: orderNumber })}`;

/** The number of the order that a URL calls paid; null for the bookings alone. */
export const readPaid = (search: URLSearchParams): string | null => search.get('paid')?.slice(0, 64) || null;
