import {
  entriesOf,
  fieldsOf,
  lineOf,
  type MapsAnswer,
  MapsError,
  type MapsTransport,
  type Position,
  positionOf,
} from './transport.ts';

type AddressParts = {
  buildingNumber: string | null;
  streetName: string | null;
  cityName: string | null;
  neighborhood: string | null;
};

/** What each part may be called, the best name first. */
const types: Record<keyof AddressParts, string[]> = {
  buildingNumber: ['street_number'],
  streetName: ['route'],
  cityName: ['locality', 'postal_town', 'administrative_area_level_2', 'administrative_area_level_1'],
  neighborhood: ['neighborhood', 'sublocality_level_1', 'sublocality', 'sublocality_level_2'],
};

const longestPart = 200;

/** The parts of an address out of its components, whose long text stands under `nameField`. */
export const toAddressParts = (components: unknown, nameField: 'longText' | 'long_name'): AddressParts => {
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

export type FoundPlace = AddressParts &
  Position & { id: string | null; name: string | null; fullAddress: string | null };

export type SuggestedPlace = { id: string; title: string; subtitle: string | null };

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

export const longestName = 200;
export const longestAddress = 500;
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

/** The service's own word for what went wrong, such as `NOT_FOUND`, and whether it is about our key. */
const faultOf = ({ json }: MapsAnswer): { status: string | null; isOurKey: boolean } => {
  const error = fieldsOf(fieldsOf(json).error);
  const isOurKey = entriesOf(error.details).some(({ reason }) => String(reason).startsWith('API_KEY_'));
  return { status: lineOf(error.status, 40), isOurKey };
};

const refuse = (call: string, answer: MapsAnswer): never => {
  const { status } = faultOf(answer);
  throw new MapsError('refused', call, `${answer.status}${status ? ` ${status}` : ''}`);
};

const toSuggestion = (suggestion: Record<string, unknown>): SuggestedPlace | null => {
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
): Promise<SuggestedPlace[]> => {
  const name = 'places:autocomplete';
  const answer = await transport.send({
    name,
    method: 'POST',
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
  if (answer.status !== 200) refuse(name, answer);
  const body = fieldsOf(answer.json);
  if (answer.json !== body || (body.suggestions !== undefined && !Array.isArray(body.suggestions))) {
    throw new MapsError('malformed', name);
  }
  const places = entriesOf(body.suggestions)
    .map(toSuggestion)
    .filter((place) => place !== null);
  return [...new Map(places.map((place) => [place.id, place])).values()].slice(0, 10);
};

/** Asks Google's Places API (New) for one place; null when there is none of that id. */
export const getPlace = async (
  transport: MapsTransport,
  key: string | null,
  { id, language, sessionToken }: PlaceQuestion,
): Promise<FoundPlace | null> => {
  const name = 'places:get';
  const query = new URLSearchParams({ languageCode: language, regionCode: region });
  if (sessionToken) query.set('sessionToken', sessionToken);
  const answer = await transport.send({
    name,
    method: 'GET',
    path: `/v1/places/${encodeURIComponent(id)}?${query}`,
    headers: toHeaders(key, placeFields),
  });
  if (answer.status === 404) return null;
  if (answer.status === 400 && !faultOf(answer).isOurKey) return null;
  if (answer.status !== 200) refuse(name, answer);
  const place = fieldsOf(answer.json);
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
