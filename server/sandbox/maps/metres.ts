const METRES_PER_DEGREE = 111_320;

/** Metres between two points that are not far from each other. */
export const metresBetween = (
  [latitude, longitude]: readonly [number, number],
  [otherLatitude, otherLongitude]: readonly [number, number],
): number => {
  const east = (otherLongitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(otherLatitude - latitude, east) * METRES_PER_DEGREE;
};

/** The point of a straight way that is nearest to a place. */
export const nearestOnWay = (
  place: readonly [number, number],
  from: readonly [number, number],
  to: readonly [number, number],
): [number, number] => {
  const shrink = Math.cos((place[0] * Math.PI) / 180);
  const [north, east] = [to[0] - from[0], (to[1] - from[1]) * shrink];
  const along = (place[0] - from[0]) * north + (place[1] - from[1]) * shrink * east;
  const share = Math.min(1, Math.max(0, along / (north ** 2 + east ** 2 || 1)));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};
