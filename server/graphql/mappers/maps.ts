import type { FoundPlace, SuggestedPlace } from '../../maps/places.ts';
import type { MapScriptConfig } from '../../settings/maps-config.ts';
import type { MapSettings, Place, PlaceSuggestion } from '../generated/types.ts';

const LONGEST_SEARCH = 200;

/** A text as it is searched for: one line, single spaces, not endless. */
export function toSearch(text: string): string {
  return text
    .slice(0, 2 * LONGEST_SEARCH)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH);
}

/** Null for what the maps service would not take as the token of a session. */
export function toSessionToken(token: string | null | undefined): string | null {
  return token && /^[\w-]{1,36}$/.test(token) ? token : null;
}

/** Null for what cannot be a part of an address. */
export function toPlaceId(id: string): string | null {
  return /^[\w=+/-]{1,1000}$/.test(id) ? id : null;
}

export function toSuggestions(places: SuggestedPlace[]): PlaceSuggestion[] {
  return places.map(({ id, title, subtitle }) => ({ id, title, subtitle }));
}

export function toPlace(place: FoundPlace | null): Place | null {
  return place && { ...place };
}

export function toMapSettings(script: MapScriptConfig): MapSettings {
  return { scriptUrl: script.url, browserKey: script.browserKey };
}
