import type { Place, PlaceSuggestion } from '../graphql/generated/types.ts';
import { entriesOf, fieldsOf, lineOf, MapsError, type MapsTransport, type Position, positionOf } from './transport.ts';

/** What each part may be called, the best name first. */
const types = {
  buildingNumber: ['street_number'],
  streetName: ['route'],
  cityName: ['locality', 'postal_town', 'administrative_area_level_2', 'administrative_area_level_1'],
  neighborhood: ['neighborhood', 'sublocality_level_1', 'sublocality', 'sublocality_level_2'],
};

const longestPart = 200;

/** The parts of an address out of its components, whose long text stands under `nameField`. */
const toAddressParts = (components: unknown, nameField: 'longText' | 'long_name'): Pick<Place, keyof typeof types> => {
  const known = entriesOf(components).map((component) => ({
    types: Array.isArray(component.types) ? component.types : [],
    name: lineOf(component[nameField], longestPart),
  }));
  const named = (types: string[]) =>
    types.map((type) => known.find((part) => part.types.includes(type))?.name).find(Boolean) ?? null;
  return {
    buildingNumber: named(types.buildingNumber),
    streetName: named(types.streetName),
    cityName: named(types.cityName),
    neighborhood: named(types.neighborhood),
  };
};

export type SuggestionQuestion = {
  text: string;
  /** `ar` or `en`. */
  language: string;
  /** Places near it come first; without it those of Saudi Arabia do. */
  near: Position | null;
  /** Joins the suggestions of one search and its choice into one paid session. */
  sessionToken: string | null;
};

export type PlaceQuestion = { id: string; language: string; sessionToken: string | null };

const longestName = 200;
const longestAddress = 500;
const region = 'SA';
/** Metres around the customer. */
const nearMetres = 30_000;
const saudiArabia = {
  low: { latitude: 16.3, longitude: 34.5 },
  high: { latitude: 32.2, longitude: 55.7 },
};
const suggestionFields = ['placeId', 'text', 'structuredFormat'].map((field) => `suggestions.placePrediction.${field}`);
const placeFields = ['id', 'displayName', 'formattedAddress', 'addressComponents', 'location'];

const toHeaders = (key: string | null, fields: string[]): Record<string, string> => ({
  ...(key && { 'x-goog-api-key': key }),
  'x-goog-fieldmask': fields.join(','),
});

const toSuggestion = (suggestion: Record<string, unknown>): PlaceSuggestion | null => {
  const place = fieldsOf(suggestion.placePrediction);
  const format = fieldsOf(place.structuredFormat);
  const id = lineOf(place.placeId, 1_000);
  const title = lineOf(fieldsOf(format.mainText).text, longestName) ?? lineOf(fieldsOf(place.text).text, longestName);
  if (!id || !title) return null;
  return { id, title, subtitle: lineOf(fieldsOf(format.secondaryText).text, longestName) };
};

/** Asks Google's Places API (New) for places that begin like a text; suggestions of no place are left out. */
export const suggestPlaces = async (
  transport: MapsTransport,
  key: string | null,
  { text, language, near, sessionToken }: SuggestionQuestion,
): Promise<PlaceSuggestion[]> => {
  const name = 'places:autocomplete';
  const answer = await transport.ask({
    name,
    path: '/v1/places:autocomplete',
    headers: toHeaders(key, suggestionFields),
    body: {
      input: text,
      languageCode: language,
      regionCode: region,
      locationBias: near ? { circle: { center: near, radius: nearMetres } } : { rectangle: saudiArabia },
      ...(sessionToken && { sessionToken }),
    },
  });
  const suggestions = answer?.suggestions ?? [];
  if (!Array.isArray(suggestions)) throw new MapsError('malformed', name);
  const places = entriesOf(suggestions)
    .map(toSuggestion)
    .filter((place) => place !== null);
  return [...new Map(places.map((place) => [place.id, place])).values()].slice(0, 10);
};

/** Places of another kind of id are refused with 400, and so is our key. */
const isNoPlace = (status: number, { error }: Record<string, unknown>): boolean => {
  const isOurKey = entriesOf(fieldsOf(error).details).some(({ reason }) => String(reason).startsWith('API_KEY_'));
  return status === 404 || (status === 400 && !isOurKey);
};

/** Asks Google's Places API (New) for one place; null when there is none of that id. */
export const getPlace = async (
  transport: MapsTransport,
  key: string | null,
  { id, language, sessionToken }: PlaceQuestion,
): Promise<Place | null> => {
  const name = 'places:get';
  const query = new URLSearchParams({ languageCode: language, regionCode: region });
  if (sessionToken) query.set('sessionToken', sessionToken);
  const path = `/v1/places/${encodeURIComponent(id)}?${query}`;
  const place = await transport.ask({ name, path, headers: toHeaders(key, placeFields), isAbsence: isNoPlace });
  if (!place) return null;
  const { latitude, longitude } = fieldsOf(place.location);
  const position = positionOf(latitude, longitude);
  if (!position) throw new MapsError('malformed', name);
  return {
    id: lineOf(place.id, 1_000) ?? id,
    name: lineOf(fieldsOf(place.displayName).text, longestName),
    fullAddress: lineOf(place.formattedAddress, longestAddress),
    ...toAddressParts(place.addressComponents, 'longText'),
    ...position,
  };
};

export type GeocodingQuestion = {
  what: string | Position;
  /** `ar` or `en`. */
  language: string;
};

const toQuery = ({ what, language }: GeocodingQuestion, key: string | null): URLSearchParams => {
  const query = new URLSearchParams(
    // A millionth of a degree is a tenth of a metre.
    typeof what === 'string'
      ? { address: what }
      : { latlng: `${what.latitude.toFixed(6)},${what.longitude.toFixed(6)}` },
  );
  query.set('language', language);
  query.set('region', region.toLowerCase());
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
export const geocode = async (
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
