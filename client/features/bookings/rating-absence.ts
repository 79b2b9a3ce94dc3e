/**
 * What the provider would not take, or had not: `rate` or `rating` and the id of the booking. It goes with the document,
 * as the customer does: signing in and out load another one.
 */
export const absentRatings = new Set<string>();
