/** A tooltip opens after this long. Milliseconds. */
export const openDelayMs = 700;

/** A visitor who moves from one trigger to the next within this time does not wait again. Milliseconds. */
export const skipDelayMs = 300;

/** How long a trigger must be rested on, when the last tooltip closed at `closedAt` (null: none was open yet). */
export const delayBefore = (now: number, closedAt: number | null): number =>
  closedAt !== null && now - closedAt <= skipDelayMs ? 0 : openDelayMs;
