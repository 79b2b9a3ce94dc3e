import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../language.ts';
import { member, textOf } from '../nested.ts';
import { findPlace, type NamedPlace, toComponents, toLine, whereaboutsOf } from './gazetteer.ts';
import { suggest } from './place-search.ts';

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

/** Google's own shape of a refusal. */
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
