import {
  type GeocodingQuestion,
  geocode,
  getPlace,
  type PlaceQuestion,
  type SuggestionQuestion,
  suggestPlaces,
} from './places.ts';
import { buildMapsTransport } from './transport.ts';

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
 * The maps service. Every question fails with a `ProviderError` only; without a URL it finds nothing. Nothing is sent until
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
