import type { Text } from '../../language.ts';

export type Degrees = readonly [latitude: number, longitude: number];

export type District = { name: Text; at: Degrees };

/** A straight street, or the part of it that the map knows. */
export type Street = { name: Text; from: Degrees; to: Degrees };

export type Landmark = { name: Text; at: Degrees; kind: LandmarkKind };

export type LandmarkKind = 'mall' | 'park' | 'hospital' | 'school' | 'sight' | 'airport' | 'offices';

export type City = {
  /** Part of the ids of all that is in it. */
  key: string;
  name: Text;
  region: Text;
  country: 'SA' | 'EG';
  at: Degrees;
  /** The first digits of its postal codes. */
  postalPrefix: string;
  districts: District[];
  streets: Street[];
  landmarks: Landmark[];
};

export const district = (en: string, ar: string, latitude: number, longitude: number): District => ({
  name: { en, ar },
  at: [latitude, longitude],
});

export const street = (en: string, ar: string, from: Degrees, to: Degrees): Street => ({ name: { en, ar }, from, to });

export const landmark = (
  kind: LandmarkKind,
  en: string,
  ar: string,
  latitude: number,
  longitude: number,
): Landmark => ({
  kind,
  name: { en, ar },
  at: [latitude, longitude],
});
