import { useEffect } from 'react';
import { guestSearchesKey } from '../../session/local-copy.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { listIn, persisted, usePersisted } from '../../storage/persisted.ts';
import { cleanSearch } from './search-hits.ts';

const most = 6;

/** What a browser has kept; entries that cannot be read are left out. */
const searchesIn = (stored: unknown): string[] =>
  listIn(stored)
    .filter((text) => typeof text === 'string')
    .map(cleanSearch)
    .filter((text) => text !== '')
    .slice(0, most);

const own = persisted('searches', searchesIn, { personal: true });
const guests = persisted(guestSearchesKey, searchesIn);

/** The newest first, each once. */
export const withSearch = (searches: readonly string[], text: string): string[] =>
  [text, ...searches.filter((other) => other !== text)].slice(0, most);

const takeGuestsSearches = () => {
  const searches = guests.read();
  if (searches.length === 0) return;
  own.write(searches.toReversed().reduce(withSearch, own.read()));
  guests.clear();
};

const none: string[] = [];

/**
 * What was searched for in this browser lately. A guest's searches go with them when they sign in; a customer's end
 * with the session. Empty on the server, which cannot know.
 */
export const useRecentSearches = () => {
  const isSignedIn = useSession() !== null;
  const kept = isSignedIn ? own : guests;
  useEffect(() => {
    if (isSignedIn) takeGuestsSearches();
  }, [isSignedIn]);
  return {
    searches: usePersisted(kept, none),
    remember: (text: string) => {
      const clean = cleanSearch(text);
      if (clean) kept.write(withSearch(kept.read(), clean));
    },
    clear: kept.clear,
  };
};
