import { useSearchQuery } from '../../graphql/generated/hooks.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { cleanSearch } from './search-hits.ts';

/** Debounce: milliseconds without a keystroke before the query is sent. */
const debounceMs = 150;
const shortestSearch = 2;
const mostOfEachKind = 4;

/**
 * The results for a text while it is typed. The previous result stays until the next one is there; a query whose
 * answer is no longer wanted is aborted, so that it can never take the place of a newer one.
 */
export const useSearch = (typed: string) => {
  const searched = cleanSearch(typed);
  const asked = useDebounced(searched, debounceMs);
  const isShort = [...searched].length < shortestSearch;
  const [{ data, error, fetching }, execute] = useSearchQuery({
    variables: { text: asked, kinds: null, first: mostOfEachKind },
    pause: isShort || [...asked].length < shortestSearch,
  });
  return {
    searched,
    result: isShort || error ? null : (data?.search ?? null),
    error: isShort || fetching ? undefined : error,
    isWaiting: !isShort && (fetching || asked !== searched),
    execute,
  };
};
