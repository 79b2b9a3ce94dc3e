import { listIn, persisted, usePersisted, visitorPrefix } from '../../storage/persisted.ts';
import { cleanSearch } from './search-hits.ts';

const most = 6;

const kept = persisted(`${visitorPrefix}searches`, (stored) =>
  listIn(stored).filter((text) => typeof text === 'string'),
);

const none: string[] = [];

const remember = (text: string) => {
  const clean = cleanSearch(text);
  if (clean) kept.write([clean, ...kept.read().filter((other) => other !== clean)].slice(0, most));
};

/**
 * The recent searches of this browser, the newest first, each once. It ends with the session. Empty on the
 * server, which cannot know.
 */
export const useRecentSearches = () => ({ searches: usePersisted(kept, none), remember, clear: kept.clear });
