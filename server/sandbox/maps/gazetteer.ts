import type { Language, Text } from '../texts.ts';
import { type City, cairo, type Degrees, type District, dammam, jeddah, khobar, riyadh } from './cities.ts';

const metresPerDegree = 111_320;

export const metresBetween = ([latitude, longitude]: Degrees, [otherLatitude, otherLongitude]: Degrees): number => {
  const east = (otherLongitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(otherLatitude - latitude, east) * metresPerDegree;
};

const nearestOnWay = (place: Degrees, from: Degrees, to: Degrees): [number, number] => {
  const shrink = Math.cos((place[0] * Math.PI) / 180);
  const [north, east] = [to[0] - from[0], (to[1] - from[1]) * shrink];
  const along = (place[0] - from[0]) * north + (place[1] - from[1]) * shrink * east;
  const share = Math.min(1, Math.max(0, along / (north ** 2 + east ** 2 || 1)));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

export const cities: City[] = [riyadh, jeddah, dammam, khobar, cairo];

export type NamedPlace = {
  id: string;
  kind: 'city' | 'district' | 'street' | 'landmark';
  name: Text;
  at: Degrees;
  city: City;
};

export type Whereabouts = {
  city: City;
  district: District | null;
  street: Text | null;
  buildingNumber: string | null;
  postalCode: string;
};

const farthestDistrict = 9_000;
const farthestStreet = 700;

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z]+/g, '_');

const placesOf = (city: City): NamedPlace[] => {
  const named = (kind: NamedPlace['kind'], name: Text, at: Degrees): NamedPlace => ({
    id: `ChIJ${city.key}-${kind}-${slug(name.en)}`,
    kind,
    name,
    at,
    city,
  });
  return [
    ...city.landmarks.map(({ name, at }) => named('landmark', name, at)),
    ...city.districts.map(({ name, at }) => named('district', name, at)),
    ...city.streets.map(({ name, from, to }) => named('street', name, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2])),
    named('city', city.name, city.at),
  ];
};

export const namedPlaces: NamedPlace[] = cities.flatMap(placesOf);

/** The places of the country that the shop delivers in. */
export const findPlace = (id: string): NamedPlace | null => namedPlaces.find((place) => place.id === id) ?? null;

const nearest = <T>(things: T[], farthest: number, metresTo: (thing: T) => number): T | null => {
  let best: T | null = null;
  let closest = farthest;
  for (const thing of things) {
    const metres = metresTo(thing);
    if (metres <= closest) [best, closest] = [thing, metres];
  }
  return best;
};

const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};

/** The same digits for the same door: a few metres are one house. */
const digitsAt = (at: Degrees, salt: string): number =>
  hashText(`${salt} ${at.map((degrees) => degrees.toFixed(4)).join(' ')}`) % 7_000;

/** Null in the desert and at sea. */
export const whereaboutsOf = (at: Degrees): Whereabouts | null => {
  const districts = cities.flatMap((city) => city.districts.map((district) => ({ city, district })));
  const around = nearest(districts, farthestDistrict, ({ district }) => metresBetween(at, district.at));
  const city = around?.city ?? nearest(cities, 3 * farthestDistrict, (other) => metresBetween(at, other.at));
  if (!city) return null;
  const street = nearest(city.streets, farthestStreet, ({ from, to }) => metresBetween(at, nearestOnWay(at, from, to)));
  const area = around?.district.name.en ?? city.key;
  return {
    city,
    district: around?.district ?? null,
    street: street?.name ?? null,
    buildingNumber: street ? String(2_000 + digitsAt(at, 'door')) : null,
    postalCode: `${city.postalPrefix}${String(200 + (hashText(area) % 700))}`,
  };
};

/** A part of an address, its types named as Google names them. */
type AddressComponent = { long: string; short: string; types: string[] };

const countries: Record<'SA' | 'EG', Text> = {
  SA: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
  EG: { en: 'Egypt', ar: 'مصر' },
};

export const toComponents = (at: Whereabouts, language: Language): AddressComponent[] => {
  const { city, district, street } = at;
  const part = (types: string[], long: string | null | undefined, short = long) =>
    long ? [{ types, long, short: short ?? long }] : [];
  return [
    ...part(['street_number'], at.buildingNumber),
    ...part(['route'], street?.[language]),
    ...part(['sublocality_level_1', 'sublocality', 'political'], district?.name[language]),
    ...part(['locality', 'political'], city.name[language]),
    ...part(['administrative_area_level_1', 'political'], city.region[language]),
    ...part(['country', 'political'], countries[city.country][language], city.country),
    ...part(['postal_code'], at.postalCode),
  ];
};

export const toLine = (
  { city, district, street, buildingNumber, postalCode }: Whereabouts,
  language: Language,
): string =>
  [
    [buildingNumber, street?.[language]].filter(Boolean).join(' '),
    district?.name[language],
    `${city.name[language]} ${postalCode}`,
    countries[city.country][language],
  ]
    .filter(Boolean)
    .join(language === 'ar' ? '، ' : ', ');
