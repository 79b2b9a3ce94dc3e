import { useEffect, useState } from 'react';
import { useSearchQuery } from '../../graphql/generated/operations.ts';
import { cleanSearch } from './search-hits.ts';

/** Debounce: milliseconds without a keystroke before the query is sent. */
const wait = 150;
const shortest = 2;
const mostOfEachKind = 4;

const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), wait);
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
  const isShort = [...text].length < shortest;
  const [{ data, error, fetching }, execute] = useSearchQuery({
    variables: { text: asked, kinds: null, first: mostOfEachKind },
    pause: isShort || [...asked].length < shortest,
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
