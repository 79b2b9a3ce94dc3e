import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { PlaceSuggestionsDocument, type PlaceSuggestionsQuery } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { ComboboxInput, ComboboxLine, useCombobox } from '../../ui/form/combobox.tsx';
import { Field } from '../../ui/form/field.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './addresses.styles.ts';
import { type Position, searchWait, shortestSearch } from './map-rules.ts';
import { LatestQuestion, type PlaceFinder } from './use-place-finder.ts';

type Suggestion = PlaceSuggestionsQuery['placeSuggestions'][number];

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
  useEffect(() => () => question.cancel(), [question]);

  const close = () => {
    question.cancel();
    setSuggestions(null);
  };
  const type = (typed: string) => {
    setText(typed);
    const wanted = typed.trim();
    if ([...wanted].length < shortestSearch) return close();
    token.current ??= newToken();
    const variables = { text: wanted, near, sessionToken: token.current };
    question.ask(
      () => client.query(PlaceSuggestionsDocument, variables),
      ({ data }) => setSuggestions(data?.placeSuggestions ?? null),
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
  return { text, suggestions, type, choose, search, close };
};

type PlaceSearchState = ReturnType<typeof usePlaceSearch>;

type PlaceSearchProps = { search: PlaceSearchState; isSearching: boolean; problem: string | null };

/** The search box: suggestions while typing, and Enter looks for the text as it stands. */
export const PlaceSearch = ({ search, isSearching, problem }: PlaceSearchProps) => {
  const text = useText();
  const { suggestions } = search;
  const combobox = useCombobox(
    (suggestions ?? []).map((suggestion) => ({
      key: suggestion.id,
      suggestion,
      choose: () => search.choose(suggestion),
    })),
  );
  return (
    <div className={styles.search}>
      <Field
        label={text('addresses.search.label')}
        error={problem}
        help={suggestions?.length === 0 && text('addresses.search.none')}
      >
        {(control) => (
          <span className={styles.box}>
            <ComboboxInput
              {...control}
              combobox={combobox}
              maxLength={200}
              className={styles.input}
              placeholder={text('addresses.search.example')}
              value={search.text}
              onType={search.type}
              onReach={() => search.type(search.text)}
              onEnter={(event) => {
                event.preventDefault();
                search.search();
              }}
              onBlur={search.close}
            />
            <button
              type="button"
              className={styles.submit}
              aria-label={text('shell.search')}
              aria-busy={isSearching || undefined}
              onClick={search.search}
            >
              <Icon name={isSearching ? 'loader-circle' : 'search'} className={isSearching ? looks.spinner : ''} />
            </button>
          </span>
        )}
      </Field>
      {combobox.choices.length > 0 && (
        <div id={combobox.listId} role="listbox" aria-label={text('addresses.search.list')} className={styles.options}>
          {combobox.choices.map((choice) => (
            <ComboboxLine key={choice.key} combobox={combobox} choice={choice} className={styles.option}>
              <Icon name="map-pin" />
              <span className={styles.optionText}>
                <bdi className={styles.optionTitle}>{choice.suggestion.title}</bdi>
                {choice.suggestion.subtitle && (
                  <bdi className={styles.optionSubtitle}>{choice.suggestion.subtitle}</bdi>
                )}
              </span>
            </ComboboxLine>
          ))}
        </div>
      )}
      <span role="status" className={looks.hidden}>
        {problem ?? (suggestions ? text('addresses.search.count', { count: suggestions.length }) : '')}
      </span>
    </div>
  );
};
