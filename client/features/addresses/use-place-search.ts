import { useEffect, useRef, useState } from 'react';
import { useClient } from '../../graphql/client.ts';
import { PlaceSuggestionsDocument, type PlaceSuggestionsQuery } from '../../graphql/generated/operations.ts';
import { LatestQuestion } from './latest-question.ts';
import { type Position, searchWait, shortestSearch } from './map-rules.ts';
import type { PlaceFinder } from './use-place-finder.ts';

export type Suggestion = PlaceSuggestionsQuery['placeSuggestions'][number];

/** Groups the letters of one search with the place that ends it; made so that it also works without https. */
const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What is typed into the search box, and what is suggested for it. */
export const usePlaceSearch = (finder: PlaceFinder, near: Position | null) => {
  const client = useClient();
  const [question] = useState(() => new LatestQuestion());
  const token = useRef<string | null>(null);
  const [text, setText] = useState('');
  const [suggestions, setSuggestions] = useState<Suggestion[] | null>(null);
  const [active, setActive] = useState(-1);
  useEffect(() => () => question.cancel(), [question]);

  const show = (next: Suggestion[] | null) => {
    setSuggestions(next);
    setActive(-1);
  };
  const close = () => {
    question.cancel();
    show(null);
  };
  const type = (typed: string) => {
    setText(typed);
    const wanted = typed.trim();
    if ([...wanted].length < shortestSearch) return close();
    token.current ??= newToken();
    const variables = { text: wanted, near, sessionToken: token.current };
    question.ask(
      () => client.query(PlaceSuggestionsDocument, variables),
      ({ data }) => show(data?.placeSuggestions ?? null),
      searchWait,
    );
  };
  const choose = ({ id, title }: Suggestion) => {
    close();
    setText(title);
    finder.chooseSuggestion(id, token.current ?? newToken());
    token.current = null;
  };
  const search = () => {
    close();
    const wanted = text.trim();
    if (wanted) finder.searchFor(wanted);
  };
  const move = (by: 1 | -1) => {
    const count = suggestions?.length ?? 0;
    // Closed suggestions come back when they are reached for.
    if (count === 0) return type(text);
    setActive((at) => (at === -1 && by === -1 ? count - 1 : (at + by + count) % count));
  };
  return { text, suggestions, active, isOpen: (suggestions?.length ?? 0) > 0, type, choose, search, move, close };
};

export type PlaceSearchState = ReturnType<typeof usePlaceSearch>;
