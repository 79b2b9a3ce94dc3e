import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '../texts.ts';
import { addTroubles } from '../troubles.ts';
import type { World } from '../world.ts';
import { findPlaces, type Place, partsOf, placeAt, placeById, places } from './places.ts';

const spoken = (code = ''): Language => (code.startsWith('ar') ? 'ar' : 'en');

const refuse = (reply: FastifyReply, code: number, status: string, message: string) =>
  reply.code(code).send({ error: { code, message, status } });

const prediction = (place: Place, language: Language) => {
  const [, , district, city] = partsOf(place, language);
  const name = place.name[language];
  const comma = language === 'ar' ? '، ' : ', ';
  const around = `${district?.text}${comma}${city?.text}`;
  return {
    placePrediction: {
      placeId: place.id,
      text: { text: `${name}${comma}${around}` },
      structuredFormat: { mainText: { text: name }, secondaryText: { text: around } },
    },
  };
};

type SearchBody = {
  input: string;
  languageCode?: string;
  locationBias?: { circle?: { center: { latitude: number; longitude: number } } };
};

const searchBody = {
  body: { type: 'object', properties: { input: { type: 'string', minLength: 1 } }, required: ['input'] },
};

/** Places API (New): keys, field masks and session tokens are not checked. */
const registerPlaces = (app: FastifyInstance): void => {
  app.post<{ Body: SearchBody }>('/v1/places::autocomplete', { schema: searchBody }, ({ body }) => {
    const places = findPlaces(body.input, body.locationBias?.circle?.center).slice(0, 5);
    return { suggestions: places.map((place) => prediction(place, spoken(body.languageCode))) };
  });

  app.get<{ Params: { id: string }; Querystring: { languageCode?: string } }>('/v1/places/:id', (request, reply) => {
    const place = placeById(request.params.id);
    if (!place) return refuse(reply, 404, 'NOT_FOUND', 'The place ID is no longer valid.');
    const language = spoken(request.query.languageCode);
    const { id, name, address, latitude, longitude } = place;
    return {
      id,
      displayName: { text: name[language], languageCode: language },
      formattedAddress: address[language],
      addressComponents: partsOf(place, language).map(({ text, types }) => ({
        longText: text,
        shortText: text,
        types,
      })),
      location: { latitude, longitude },
    };
  });
};

const geocoded = (place: Place, language: Language) => ({
  place_id: place.id,
  formatted_address: place.address[language],
  address_components: partsOf(place, language).map(({ text, types }) => ({ long_name: text, short_name: text, types })),
  geometry: { location: { lat: place.latitude, lng: place.longitude } },
});

type GeocodingQuery = { address?: string; latlng?: string; language?: string };

/** Geocoding API, forward and reverse; the key is not checked. */
const registerGeocoding = (app: FastifyInstance): void => {
  app.get<{ Querystring: GeocodingQuery }>('/maps/api/geocode/json', ({ query: { address, latlng, language } }) => {
    if (!address && !latlng) return { status: 'INVALID_REQUEST', results: [] };
    const [latitude = Number.NaN, longitude = Number.NaN] = latlng?.split(',').map(Number) ?? [];
    const place = address ? findPlaces(address)[0] : placeAt({ latitude, longitude });
    if (!place) return { status: 'ZERO_RESULTS', results: [] };
    return { status: 'OK', results: [geocoded(place, spoken(language))] };
  });
};

/** Maps JavaScript API. As with Google, every page may load it; other than there, every key is good. */
const registerScript = (app: FastifyInstance): void => {
  const script = `globalThis.mapPlaces = ${JSON.stringify(places)};\n${readFileSync(join(import.meta.dirname, 'map.js'), 'utf8')}`;
  app.get('/maps/api/js', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(script),
  );
};

/**
 * The stand-in of Google's maps: a script for browsers, places and geocoding for the shop. Latency, faults and the
 * record of calls are those of the provider; a path is named from its beginning, such as `maps/api/js`.
 */
export const registerMaps = (app: FastifyInstance, world: World): void => {
  app.register(async (maps) => {
    addTroubles(maps, world, '');
    maps.setErrorHandler<FastifyError>((error, _request, reply) =>
      refuse(reply, error.statusCode ?? 500, 'INVALID_ARGUMENT', error.message),
    );
    registerPlaces(maps);
    registerGeocoding(maps);
    registerScript(maps);
  });
};
