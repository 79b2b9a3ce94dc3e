import type { MapsClient } from '../../maps/client.ts';
import { areCoordinates } from '../../values/safe-values.ts';
import { requireCustomer, requireSession, type ShopContext, signedIn } from '../context.ts';
import { refuseTooMany } from '../errors.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { refuseInput } from '../input-problems.ts';

const shortestSearch = 3;
const longestSearch = 200;
/** The maps service is paid by the question. */
const placesAMinute = 120;

/** A text as it is searched for: one line, single spaces, not endless. */
const toSearch = (text: string): string =>
  text
    .slice(0, 2 * longestSearch)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestSearch);

/** Null for a text that the maps service would not take as the token of a session. */
const toSessionToken = (token: string | null | undefined): string | null =>
  token && /^[\w-]{1,36}$/.test(token) ? token : null;

/** Null for a text that cannot be a part of a path. */
const toPlaceId = (id: string): string | null => (/^[\w=+/-]{1,1000}$/.test(id) ? id : null);

/** The maps service for one question of a signed-in customer, who may not ask without end: it is paid by the question. */
const takeQuestion = async (context: ShopContext): Promise<MapsClient> => {
  const { key } = requireSession(context);
  await requireCustomer(context);
  const { requestCounts, config, maps } = context.backend;
  const retryAfterSeconds = requestCounts.take(`places:${key}`, placesAMinute * config.rateLimitFactor);
  refuseTooMany(retryAfterSeconds, 'Too many questions about places; please wait a moment.');
  return maps;
};

export const Query = {
  placeSuggestions: signedIn(async (_root, { text, near, sessionToken }, context) => {
    const search = toSearch(text);
    if ([...search].length < shortestSearch) return [];
    return (await takeQuestion(context)).suggest({
      text: search,
      language: context.language,
      near: near && areCoordinates(near) ? { latitude: near.latitude, longitude: near.longitude } : null,
      sessionToken: toSessionToken(sessionToken),
    });
  }),

  place: signedIn(async (_root, { id, sessionToken }, context) => {
    const placeId = toPlaceId(id);
    if (!placeId) return null;
    const { language } = context;
    const question = { id: placeId, language, sessionToken: toSessionToken(sessionToken) };
    return (await takeQuestion(context)).place(question);
  }),

  geocodedPlace: signedIn(async (_root, { address }, context) => {
    const what = toSearch(address);
    if (!what) return null;
    return (await takeQuestion(context)).geocode({ what, language: context.language });
  }),

  placeAt: signedIn(async (_root, { point }, context) => {
    const { language } = context;
    refuseInput({ point: !areCoordinates(point) && 'coordinates' }, language);
    const what = { latitude: point.latitude, longitude: point.longitude };
    return (await takeQuestion(context)).geocode({ what, language });
  }),

  maps: (_root, _args, { session, backend }) => {
    const { mapScript } = backend.config;
    return session && mapScript ? { scriptUrl: mapScript.url, browserKey: mapScript.browserKey } : null;
  },
} satisfies QueryResolvers;
