/** What the provider would not take, or had not, in this window: `rate` or `rating` and the id of the booking. */
export const absentRatings = new Set<string>();
