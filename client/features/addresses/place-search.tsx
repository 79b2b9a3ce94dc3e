import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useClient } from 'urql';
import { PlaceSuggestionsDocument, type PlaceSuggestionsQuery } from '../../graphql/generated/graphql.ts';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
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

type PlaceSearchState = ReturnType<typeof usePlaceSearch>;

type SuggestionsProps = { id: string; search: PlaceSearchState; optionId: (index: number) => string };

const Suggestions = ({ id, search, optionId }: SuggestionsProps) => {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[search.active]?.scrollIntoView({ block: 'nearest' });
  }, [search.active]);
  const label = ({ title, subtitle }: Suggestion) => (
    <span className={styles.optionText}>
      <bdi className={styles.optionTitle}>{title}</bdi>
      {subtitle && <bdi className={styles.optionSubtitle}>{subtitle}</bdi>}
    </span>
  );
  return (
    <div ref={list} id={id} role="listbox" aria-label={text('addresses.search.list')} className={styles.options}>
      {search.suggestions?.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
        <div
          key={suggestion.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === search.active}
          className={styles.option}
          // The input must keep the focus, or the list would close before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => search.choose(suggestion)}
        >
          <Icon name="map-pin" />
          {label(suggestion)}
        </div>
      ))}
    </div>
  );
};

type PlaceSearchProps = { search: PlaceSearchState; isSearching: boolean; problem: string | null };

/** The search box: suggestions while typing, and Enter looks for the text as it stands. */
export const PlaceSearch = ({ search, isSearching, problem }: PlaceSearchProps) => {
  const text = useText();
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const { suggestions, active, isOpen } = search;

  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are still being composed, Enter belongs to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      search.move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const chosen = suggestions?.[active];
    if (chosen) search.choose(chosen);
    else search.search();
  };
  return (
    <div className={styles.search}>
      <Field
        label={text('addresses.search.label')}
        error={problem}
        help={suggestions?.length === 0 && text('addresses.search.none')}
      >
        {(control) => (
          <span className={styles.box}>
            <TextInput
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={200}
              className={styles.input}
              placeholder={text('addresses.search.example')}
              value={search.text}
              onChange={(event) => search.type(event.target.value)}
              onKeyDown={onKeyDown}
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
      {isOpen && <Suggestions id={listId} search={search} optionId={optionId} />}
      <span role="status" className={looks.hidden}>
        {problem ?? (suggestions ? text('addresses.search.count', { count: suggestions.length }) : '')}
      </span>
    </div>
  );
};
