import type { Place, PlaceSuggestion } from '../graphql/generated/types.ts';
import type { Place as Position, Reader } from '../provider/reader.ts';
import type { Fields } from '../values/safe-values.ts';
import type { MapsTransport } from './transport.ts';

/** The names of each part, the best one first. */
const types = {
  buildingNumber: ['street_number'],
  streetName: ['route'],
  cityName: ['locality', 'postal_town', 'administrative_area_level_2', 'administrative_area_level_1'],
  neighborhood: ['neighborhood', 'sublocality_level_1', 'sublocality', 'sublocality_level_2'],
};

/** A text of one line and at most so many characters; null when it is missing or blank. */
const line = (reader: Reader | null | undefined, name: string, longest = 200): string | null => {
  const text = reader?.text(name)?.replace(/\p{Cc}+/gu, ' ');
  return text?.trim().slice(0, longest).trim() || null;
};

/** The parts of an address out of its components, whose long text stands under `nameField`. */
const toAddressParts = (place: Reader, components: string, nameField: string): Pick<Place, keyof typeof types> => {
  const known = place.list(components, (component) => {
    const types = component.raw('types');
    return { types: Array.isArray(types) ? types : [], name: line(component, nameField) };
  });
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

const toSuggestion = (suggestion: Reader): PlaceSuggestion | null => {
  const place = suggestion.object('placePrediction');
  const format = place?.object('structuredFormat');
  const id = place?.id('placeId');
  const title = line(format?.object('mainText'), 'text') ?? line(place?.object('text'), 'text');
  return id && title ? { id, title, subtitle: line(format?.object('secondaryText'), 'text') } : null;
};

/** Asks Google's Places API (New) for places that begin like a text; suggestions of no place are left out. */
export const suggestPlaces = async (
  transport: MapsTransport,
  key: string | null,
  { text, language, near, sessionToken }: SuggestionQuestion,
): Promise<PlaceSuggestion[]> => {
  const answer = await transport.ask({
    name: 'places:autocomplete',
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
  const places = answer?.list('suggestions', toSuggestion).filter((place) => place !== null) ?? [];
  return [...new Map(places.map((place) => [place.id, place])).values()].slice(0, 10);
};

/** Places of another kind of id are refused with 400, and so is our key. */
const isNoPlace = (status: number, answer: Fields): boolean =>
  status === 404 || (status === 400 && !JSON.stringify(answer).includes('"API_KEY_'));

/** Asks Google's Places API (New) for one place; null when there is none of that id. */
export const getPlace = async (
  transport: MapsTransport,
  key: string | null,
  { id, language, sessionToken }: PlaceQuestion,
): Promise<Place | null> => {
  const query = new URLSearchParams({ languageCode: language, regionCode: region });
  if (sessionToken) query.set('sessionToken', sessionToken);
  const place = await transport.ask({
    name: 'places:get',
    path: `/v1/places/${encodeURIComponent(id)}?${query}`,
    headers: toHeaders(key, placeFields),
    isAbsence: isNoPlace,
  });
  if (!place) return null;
  const position = place.object('location')?.position();
  if (!position) throw place.refusal('location');
  return {
    id: place.id('id') ?? id,
    name: line(place.object('displayName'), 'text'),
    fullAddress: line(place, 'formattedAddress', longestAddress),
    ...toAddressParts(place, 'addressComponents', 'longText'),
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
const isPlusCode = (result: Reader): boolean => String(result.raw('types')).includes('plus_code');

const toPlace = (result: Reader): Place | null => {
  const location = result.object('geometry')?.object('location');
  const position = location?.over({ latitude: location.raw('lat'), longitude: location.raw('lng') }).position();
  if (!position) return null;
  return {
    id: result.id('place_id'),
    name: null,
    fullAddress: line(result, 'formatted_address', longestAddress),
    ...toAddressParts(result, 'address_components', 'long_name'),
    ...position,
  };
};

/** Asks Google's Geocoding API; null when nothing is found. The point that was asked for stays where it is. */
export const geocode = async (
  transport: MapsTransport,
  key: string | null,
  question: GeocodingQuestion,
): Promise<Place | null> => {
  const name = typeof question.what === 'string' ? 'geocode' : 'geocode:reverse';
  const answer = await transport.ask({ name, path: `?${toQuery(question, key)}` });
  const results = answer?.list('results', (result) => result) ?? [];
  results.sort((one, other) => Number(isPlusCode(one)) - Number(isPlusCode(other)));
  const [place] = results.map(toPlace).filter((found) => found !== null);
  if (!place && results.length > 0) throw answer?.refusal('results');
  return place ? { ...place, ...(typeof question.what === 'string' ? {} : question.what) } : null;
};
