import { useEffect, useState } from 'react';
import { useSearchQuery } from '../../graphql/generated/operations.ts';
import { cleanSearch } from './search-hits.ts';

/** Milliseconds without a letter after which it is asked. */
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
 * What answers to a text while it is typed. The answer before stays until the next one is there; a question that nobody
 * waits for any more is broken off, so that its answer can never take the place of a newer one.
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
