import type { Place } from '../graphql/generated/types.ts';
import {
  getPlace,
  longestAddress,
  type PlaceQuestion,
  type SuggestionQuestion,
  suggestPlaces,
  toAddressParts,
} from './places.ts';
import {
  buildMapsTransport,
  entriesOf,
  fieldsOf,
  lineOf,
  MapsError,
  type MapsTransport,
  type Position,
  positionOf,
} from './transport.ts';

type GeocodingQuestion = {
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

const toPlace = (result: Record<string, unknown>): Place | null => {
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
const geocode = async (
  transport: MapsTransport,
  key: string | null,
  question: GeocodingQuestion,
): Promise<Place | null> => {
  const name = typeof question.what === 'string' ? 'geocode' : 'geocode:reverse';
  const answer = await transport.ask({ name, path: `?${toQuery(question, key)}` });
  if (!Array.isArray(answer?.results)) throw new MapsError('malformed', name);
  const results = entriesOf(answer.results).sort((one, other) => Number(isPlusCode(one)) - Number(isPlusCode(other)));
  const [place] = results.map(toPlace).filter((found) => found !== null);
  if (!place && results.length > 0) throw new MapsError('malformed', name);
  return place ? { ...place, ...(typeof question.what === 'string' ? {} : question.what) } : null;
};

type MapsOptions = {
  placesUrl: string | null;
  geocodingUrl: string | null;
  serverKey: string | null;
  /** Milliseconds from a question to the last byte of its answer. */
  deadlineMilliseconds: number;
};

/**
 * The same question asked twice at a time is asked once. Answers are not kept: the service's terms forbid it for most
 * of them.
 */
const once = <Question extends object, Found>(
  ask: (question: Question) => Promise<Found>,
): ((question: Question) => Promise<Found>) => {
  const underWay = new Map<string, Promise<Found>>();
  return (question) => {
    const name = JSON.stringify(question);
    const known = underWay.get(name);
    if (known) return known;
    const asking = ask(question).finally(() => underWay.delete(name));
    underWay.set(name, asking);
    return asking;
  };
};

export type MapsClient = ReturnType<typeof buildMaps>;

/**
 * The maps service. Every question fails with a `MapsError` only; without a URL it finds nothing. Nothing is sent until
 * the first question.
 */
export const buildMaps = ({ placesUrl, geocodingUrl, serverKey, deadlineMilliseconds }: MapsOptions) => {
  const places = placesUrl === null ? null : buildMapsTransport(placesUrl, deadlineMilliseconds);
  const geocoding = geocodingUrl === null ? null : buildMapsTransport(geocodingUrl, deadlineMilliseconds);
  return {
    suggest: once(async (question: SuggestionQuestion) => (places ? suggestPlaces(places, serverKey, question) : [])),
    place: once(async (question: PlaceQuestion) => (places ? getPlace(places, serverKey, question) : null)),
    geocode: once(async (question: GeocodingQuestion) => (geocoding ? geocode(geocoding, serverKey, question) : null)),
    close: async () => {
      await Promise.all([places?.close(), geocoding?.close()]);
    },
  };
};
