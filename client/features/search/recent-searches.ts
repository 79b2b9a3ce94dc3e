import { useEffect, useMemo } from 'react';
import { keepList, listIn, useKeptText } from '../../session/kept-text.ts';
import { guestSearchesKey, personalPrefix } from '../../session/local-copy.ts';
import { useSession } from '../../session/viewer-scope.tsx';
import { localStore } from '../../storage/browser-storage.ts';
import { cleanSearch } from './search-hits.ts';

const ownKey = `${personalPrefix}searches`;
const most = 6;

/** What a browser has kept; entries that cannot be read are left out. */
export const searchesIn = (kept: string | null): string[] =>
  listIn(kept)
    .filter((text) => typeof text === 'string')
    .map(cleanSearch)
    .filter((text) => text !== '')
    .slice(0, most);

/** The newest first, each once. */
export const withSearch = (searches: readonly string[], text: string): string[] =>
  [text, ...searches.filter((other) => other !== text)].slice(0, most);

const takeGuestsSearches = () => {
  const guest = searchesIn(localStore.getItem(guestSearchesKey));
  if (guest.length === 0) return;
  keepList(ownKey, guest.toReversed().reduce(withSearch, searchesIn(localStore.getItem(ownKey))));
  keepList(guestSearchesKey, []);
};

/**
 * What was searched for in this browser lately. A guest's searches go with them when they sign in; a customer's end
 * with the session. Empty on the server, which cannot know.
 */
export const useRecentSearches = () => {
  const isSignedIn = useSession() !== null;
  const key = isSignedIn ? ownKey : guestSearchesKey;
  const kept = useKeptText(key);
  const searches = useMemo(() => searchesIn(kept ?? null), [kept]);
  useEffect(() => {
    if (isSignedIn) takeGuestsSearches();
  }, [isSignedIn]);
  return {
    searches,
    remember: (text: string) => {
      const clean = cleanSearch(text);
      if (clean) keepList(key, withSearch(searchesIn(localStore.getItem(key)), clean));
    },
    clear: () => keepList(key, []),
  };
};
