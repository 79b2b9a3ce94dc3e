/** Riyadh is three hours ahead of UTC all year round. */
const aheadInMilliseconds = 3 * 60 * 60 * 1000;

/** The day (`YYYY-MM-DD`) and the clock (`HH:MM`) in Riyadh at an instant, in any time zone of the machine. */
export const riyadhMoment = (instant: string): { date: string; time: string } => {
  const shifted = new Date(Date.parse(instant) + aheadInMilliseconds).toISOString();
  return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
};

/** Today in Riyadh, `YYYY-MM-DD`. */
export const riyadhToday = (now = Date.now()): string => riyadhMoment(new Date(now).toISOString()).date;
