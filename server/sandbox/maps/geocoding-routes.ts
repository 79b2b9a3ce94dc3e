import type { FastifyInstance } from 'fastify';
import type { Language } from '../language.ts';
import { textOf } from '../nested.ts';
import { toComponents, toLine, whereaboutsOf } from './gazetteer.ts';
import { understand } from './place-search.ts';
import type { Degrees } from './seed/city.ts';

const nothing = { results: [], status: 'ZERO_RESULTS' };
const invalid = {
  results: [],
  status: 'INVALID_REQUEST',
  error_message: "Missing the 'address' or 'latlng' parameter.",
};

const toPoint = (text: string): Degrees | null => {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2])] : null;
};

/** A corner of the box that a map would show for a point. */
const corner = ([latitude, longitude]: Degrees, by: number) => ({ lat: latitude + by, lng: longitude + by });

const resultAt = (at: Degrees, language: Language, id: string) => {
  const known = whereaboutsOf(at);
  if (!known) return null;
  return {
    address_components: toComponents(known, language).map(({ long, short, types }) => ({
      long_name: long,
      short_name: short,
      types,
    })),
    formatted_address: toLine(known, language),
    geometry: {
      location: { lat: at[0], lng: at[1] },
      location_type: known.street ? 'ROOFTOP' : 'APPROXIMATE',
      viewport: { northeast: corner(at, 0.0014), southwest: corner(at, -0.0014) },
    },
    place_id: id,
    types: [known.street ? 'street_address' : 'political'],
  };
};

/** What comes first for many points: a code of letters, which does not help to find a door. */
const plusCode = ([latitude, longitude]: Degrees) => {
  const code = `7HP6+${latitude.toFixed(4).slice(-2)}${longitude.toFixed(4).slice(-1)}`;
  return {
    address_components: [{ long_name: code, short_name: code, types: ['plus_code'] }],
    formatted_address: code,
    geometry: { location: { lat: latitude, lng: longitude }, location_type: 'GEOMETRIC_CENTER' },
    place_id: `GhIJ${code.replace('+', '')}`,
    types: ['plus_code'],
  };
};

/** Forward and reverse geocoding as the Geocoding API answers them; the key is not checked. */
export const registerGeocoding = (app: FastifyInstance): void => {
  app.get('/maps/api/geocode/json', ({ query }) => {
    const language: Language = textOf(query, 'language').startsWith('ar') ? 'ar' : 'en';
    const point = toPoint(textOf(query, 'latlng'));
    if (point) {
      const result = resultAt(point, language, `ChIJat-${point.join('-').replaceAll('.', '_')}`);
      return result ? { results: [plusCode(point), result], status: 'OK' } : nothing;
    }
    const address = textOf(query, 'address');
    if (!address) return invalid;
    const place = understand(address);
    const result = place && resultAt(place.at, language, place.id);
    return result ? { results: [result], status: 'OK' } : nothing;
  });
};
