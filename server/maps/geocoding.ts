import { MapsError } from './errors.ts';
import { entriesOf, fieldsOf, lineOf, type Position, positionOf } from './loose-json.ts';
import { type FoundPlace, longestAddress, toAddressParts } from './places.ts';
import type { MapsTransport } from './transport.ts';

export type GeocodingQuestion = {
  /** A written address, or a point. */
  what: string | Position;
  /** `ar` or `en`. */
  language: string;
};

const region = 'sa';

const toQuery = ({ what, language }: GeocodingQuestion, key: string | null): URLSearchParams => {
  const query = new URLSearchParams(
    // A millionth of a degree is a tenth of a metre.
    typeof what === 'string'
      ? { address: what }
      : { latlng: `${what.latitude.toFixed(6)},${what.longitude.toFixed(6)}` },
  );
  query.set('language', language);
  query.set('region', region);
  if (key) query.set('key', key);
  return query;
};

/** A code of letters such as `7HP6+3Q` does not help to find a door. */
const isPlusCode = ({ types }: Record<string, unknown>): boolean => Array.isArray(types) && types.includes('plus_code');

const toPlace = (result: Record<string, unknown>): FoundPlace | null => {
  const location = fieldsOf(fieldsOf(result.geometry).location);
  const position = positionOf(location.lat, location.lng);
  return (
    position && {
      id: lineOf(result.place_id, 1_000),
      name: null,
      fullAddress: lineOf(result.formatted_address, longestAddress),
      ...toAddressParts(result.address_components, 'long_name'),
      ...position,
    }
  );
};

/** Asks Google's Geocoding API; null when nothing is found. The point that was asked for stays where it is. */
export const geocode = async (
  transport: MapsTransport,
  key: string | null,
  question: GeocodingQuestion,
): Promise<FoundPlace | null> => {
  const name = typeof question.what === 'string' ? 'geocode' : 'geocode:reverse';
  const { status, json } = await transport.send({ name, method: 'GET', path: `?${toQuery(question, key)}` });
  const answer = fieldsOf(json);
  const reply = lineOf(answer.status, 40);
  if (status === 200 && reply === 'ZERO_RESULTS') return null;
  if (status !== 200 || (reply !== null && reply !== 'OK')) {
    throw new MapsError('refused', name, `${status}${reply ? ` ${reply}` : ''}`);
  }
  if (!Array.isArray(answer.results)) throw new MapsError('malformed', name);
  const results = entriesOf(answer.results);
  const places = [...results.filter((result) => !isPlusCode(result)), ...results.filter(isPlusCode)]
    .map(toPlace)
    .filter((place) => place !== null);
  const [place] = places;
  if (!place && results.length > 0) throw new MapsError('malformed', name);
  if (!place) return null;
  return typeof question.what === 'string' ? place : { ...place, ...question.what };
};
