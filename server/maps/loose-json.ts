type Fields = Record<string, unknown>;

/** The fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The entries of a list; none for anything else. */
export const entriesOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** A text of one line and at most so many characters; null when it is missing or blank. */
export const lineOf = (value: unknown, longest: number): string | null => {
  if (typeof value !== 'string') return null;
  return (
    value
      .replace(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, longest)
      .trim() || null
  );
};

export type Position = { latitude: number; longitude: number };

/** Null unless both are degrees of a place on Earth. */
export const positionOf = (latitude: unknown, longitude: unknown): Position | null => {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};
