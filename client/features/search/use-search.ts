import { useEffect, useState } from 'react';
import { useSearchQuery } from '../../graphql/generated/operations.ts';
import { cleanSearch } from './search-hits.ts';

/** Debounce: milliseconds without a keystroke before the query is sent. */
const debounceMs = 150;
const shortestSearch = 2;
const mostOfEachKind = 4;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

/**
 * The results for a text while it is typed. The previous result stays until the next one is there; a query whose
 * answer is no longer wanted is aborted, so that it can never take the place of a newer one.
 */
export const useSearch = (typed: string) => {
  const text = cleanSearch(typed);
  const asked = useSettled(text);
  const isShort = [...text].length < shortestSearch;
  const [{ data, error, fetching }, execute] = useSearchQuery({
    variables: { text: asked, kinds: null, first: mostOfEachKind },
    pause: isShort || [...asked].length < shortestSearch,
  });
  return {
    text,
    isShort,
    result: isShort || error ? null : (data?.search ?? null),
    error: isShort || fetching ? undefined : error,
    isWaiting: !isShort && (fetching || asked !== text),
    retry: () => execute({ requestPolicy: 'network-only' }),
  };
};
