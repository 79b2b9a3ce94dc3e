import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { member, textOf } from '../nested.ts';
import type { Language } from '../texts.ts';
import type { Degrees } from './cities.ts';
import {
  findPlace,
  metresBetween,
  type NamedPlace,
  namedPlaces,
  toComponents,
  toLine,
  whereaboutsOf,
} from './gazetteer.ts';

/** Letters that people write in several ways become one; marks, articles and dots go. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|ـ/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=.{2})/u, ''))
    .filter((word) => word !== '' && !/^(al|ar|as|an|ad|az|ash|the|of)$/.test(word));

type Indexed = { place: NamedPlace; own: string[]; around: string[] };

const index: Indexed[] = namedPlaces.map((place) => ({
  place,
  own: wordsOf(`${place.name.en} ${place.name.ar}`),
  around: wordsOf(`${place.city.name.en} ${place.city.name.ar} ${place.city.region.en} ${place.city.region.ar}`),
}));

const begins = (words: string[], beginning: string): boolean => words.some((word) => word.startsWith(beginning));

type Bias = Degrees | null;

const rank = { landmark: 0, district: 1, street: 2, city: 3 };

const byNearness = (bias: Bias) => (a: Indexed, b: Indexed) => {
  const metres = (entry: Indexed) => (bias ? metresBetween(bias, entry.place.at) : 0);
  const [left, right] = [Math.round(metres(a) / 20_000), Math.round(metres(b) / 20_000)];
  return left - right || rank[a.place.kind] - rank[b.place.kind] || a.place.name.en.localeCompare(b.place.name.en);
};

/** The places of Saudi Arabia whose name begins like the text, in either language, the nearest first. */
const suggest = (text: string, bias: Bias): NamedPlace[] => {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  return index
    .filter(({ place }) => place.city.country === 'SA')
    .filter(
      ({ own, around }) => begins(own, words[0] ?? '') && words.every((word) => begins([...own, ...around], word)),
    )
    .toSorted(byNearness(bias))
    .slice(0, 5)
    .map(({ place }) => place);
};

/** What a written address means: the place that most of its words speak of; numbers do not count. Null when none do. */
export const understand = (address: string): NamedPlace | null => {
  const words = wordsOf(address).filter((word) => !/^\p{N}+$/u.test(word));
  const scored = index
    .map(({ place, own, around }) => ({
      place,
      named: words.filter((word) => own.includes(word)).length,
      placed: words.filter((word) => around.includes(word)).length,
    }))
    .filter(({ named }) => named > 0)
    .toSorted((a, b) => b.named * 2 + b.placed - (a.named * 2 + a.placed) || rank[a.place.kind] - rank[b.place.kind]);
  const [best] = scored;
  return best && best.named + best.placed >= words.length / 2 ? best.place : null;
};

const spoken = (code: string): Language => (code.startsWith('ar') ? 'ar' : 'en');

const separator = { en: ', ', ar: '، ' };

/** Where a place is, in words: its district and city, or its region for a city. */
const surroundings = (place: NamedPlace, language: Language): string => {
  const { city, kind } = place;
  if (kind === 'city') return city.region[language];
  const around = kind === 'landmark' ? whereaboutsOf(place.at)?.district?.name[language] : undefined;
  return [around, city.name[language]].filter(Boolean).join(separator[language]);
};

const toPrediction = (place: NamedPlace, language: Language) => {
  const main = place.name[language];
  const secondary = surroundings(place, language);
  return {
    placePrediction: {
      place: `places/${place.id}`,
      placeId: place.id,
      text: { text: `${main}${separator[language]}${secondary}` },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
      types: [place.kind === 'landmark' ? 'point_of_interest' : place.kind === 'street' ? 'route' : 'political'],
    },
  };
};

const refuse = (reply: FastifyReply, code: number, status: string, message: string) =>
  reply.code(code).send({ error: { code, message, status } });

const biasOf = (body: unknown): [number, number] | null => {
  const center = member(member(member(body, 'locationBias'), 'circle'), 'center');
  const [latitude, longitude] = [Number(member(center, 'latitude')), Number(member(center, 'longitude'))];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? [latitude, longitude] : null;
};

const details = (place: NamedPlace, language: Language) => {
  const known = whereaboutsOf(place.at);
  const components = known ? toComponents(known, language) : [];
  const isArea = place.kind === 'city' || place.kind === 'district';
  const own = components.filter(({ types }) => !isArea || !types.some((type) => /street_number|route/.test(type)));
  return {
    id: place.id,
    displayName: { text: place.name[language], languageCode: language },
    formattedAddress: known && toLine(isArea ? { ...known, street: null, buildingNumber: null } : known, language),
    addressComponents: own.map(({ long, short, types }) => ({
      longText: long,
      shortText: short,
      types,
      languageCode: language,
    })),
    location: { latitude: place.at[0], longitude: place.at[1] },
  };
};

/** Autocomplete and details as the Places API (New) answers them; keys, field masks and session tokens are not checked. */
export const registerPlaces = (app: FastifyInstance): void => {
  app.post('/v1/places::autocomplete', (request: FastifyRequest, reply) => {
    const input = textOf(request.body, 'input');
    if (!input) return refuse(reply, 400, 'INVALID_ARGUMENT', 'Input must not be empty.');
    const places = suggest(input, biasOf(request.body));
    if (places.length === 0) return {};
    const language = spoken(textOf(request.body, 'languageCode'));
    return { suggestions: places.map((place) => toPrediction(place, language)) };
  });

  app.get<{ Params: { id: string } }>('/v1/places/:id', (request, reply) => {
    const place = findPlace(request.params.id);
    if (!place) return refuse(reply, 404, 'NOT_FOUND', 'The place ID is no longer valid.');
    return details(place, spoken(textOf(request.query, 'languageCode')));
  });
};

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
