import type { Position } from '../../ui/own-position.ts';

type Placed = Record<keyof Position, number | null>;

const earthRadiusKm = 6371;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies; null when one of the two has no place. */
export const kilometresTo = (from: Position, { latitude, longitude }: Placed): number | null => {
  if (latitude === null || longitude === null) return null;
  const [north, east] = [toRadians(latitude - from.latitude), toRadians(longitude - from.longitude)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** The nearest first; branches without a known place come last, in their old order. */
export const nearestFirst = <Item extends Placed>(items: readonly Item[], from: Position): Item[] => {
  const distance = (item: Item) => kilometresTo(from, item) ?? Number.MAX_VALUE;
  return items.toSorted((one, other) => distance(one) - distance(other));
};
