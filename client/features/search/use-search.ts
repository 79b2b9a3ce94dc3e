import { useSearchQuery } from '../../graphql/generated/hooks.ts';
import { type ComboboxChoice, useCombobox } from '../../ui/form/combobox.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useRecentSearches } from './recent-searches.ts';
import { cleanSearch, groupsOf, type SearchHit } from './search-hits.ts';

/** Debounce: milliseconds without a keystroke before the query is sent. */
const debounceMs = 150;
const shortestSearch = 2;
const mostOfEachKind = 4;

/**
 * The results for a text while it is typed. The previous result stays until the next one is there; a query whose
 * answer is no longer wanted is aborted, so that it can never take the place of a newer one.
 */
export const useSearch = (typed: string) => {
  const text = cleanSearch(typed);
  const asked = useDebounced(text, debounceMs);
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

/** One line under the box: something found, the way to all results, or an earlier search. */
export type SearchOption = ComboboxChoice &
  ({ kind: 'hit'; hit: SearchHit } | { kind: 'all' } | { kind: 'recent'; text: string });

export type SearchState = ReturnType<typeof useSearch>;

type OptionsInput = {
  search: SearchState;
  onHit: (hit: SearchHit) => void;
  onAll: () => void;
  onRecent: (text: string) => void;
};

/** What stands under the box. */
export const useOptions = ({ search, onHit, onAll, onRecent }: OptionsInput) => {
  const { searches } = useRecentSearches();
  const groups = groupsOf(search.result?.hits ?? []);

  const list: SearchOption[] =
    search.text === ''
      ? searches.map((text) => ({ kind: 'recent', key: `recent ${text}`, text, choose: () => onRecent(text) }))
      : groups
          .flatMap((group) => group.hits)
          .map((hit) => ({
            kind: 'hit',
            key: [hit.kind, hit.item.id, hit.parentCategory?.id, hit.isRetail].join(' '),
            hit,
            choose: () => onHit(hit),
          }));
  if (search.text !== '' && list.length > 0) list.push({ kind: 'all', key: 'all', choose: onAll });
  return { ...useCombobox(list), groups };
};

export type SearchOptionsState = ReturnType<typeof useOptions>;
