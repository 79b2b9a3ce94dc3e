import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import type { PlaceSuggestionsQuery } from '../../graphql/generated/graphql.ts';
import { usePlaceSuggestionsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { Position } from '../../ui/own-position.ts';
import * as styles from './addresses.styles.ts';
import type { PlaceFinder } from './use-place-finder.ts';

/** Suggestions are asked for from this many characters on, and this long after the last of them. */
const shortestSearch = 3;
const searchWaitMs = 220;

type Suggestion = PlaceSuggestionsQuery['placeSuggestions'][number];

/** Groups the letters of one search with the place that ends it; made so that it also works without https. */
const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isLongEnough = (text: string) => [...text].length >= shortestSearch;

const closed = { isOpen: false, reached: null };

/** What is typed into the search box, what is suggested for it, and which suggestion the arrow keys have reached. */
export const usePlaceSearch = (finder: PlaceFinder, near: Position | null) => {
  const [text, setText] = useState('');
  const [{ isOpen, reached }, setList] = useState<{ isOpen: boolean; reached: string | null }>(closed);
  const [sessionToken, setToken] = useState(newToken);
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), searchWaitMs);
    return () => clearTimeout(timer);
  }, [text]);
  const pause = !(isOpen && isLongEnough(wanted) && isLongEnough(asked));
  const [{ data, operation }] = usePlaceSuggestionsQuery({ variables: { text: asked, near, sessionToken }, pause });
  // While letters are added or taken away the former list stays; that of other words does not.
  const former = operation?.variables.text ?? '';
  const isRelated = asked.startsWith(former) || former.startsWith(asked);
  return {
    text,
    suggestions: pause || !isRelated ? null : (data?.placeSuggestions ?? null),
    reached,
    /** Makes a line of the list the active one; a list that was closed opens with none. */
    reach: (id: string | null) => setList({ isOpen: true, reached: id }),
    close: () => setList(closed),
    type: (typed: string) => {
      setText(typed);
      setList({ isOpen: true, reached: null });
    },
    choose: ({ id, title }: Suggestion) => {
      setList(closed);
      setText(title);
      finder.chooseSuggestion(id, sessionToken);
      setToken(newToken());
    },
    search: () => {
      setList(closed);
      if (wanted) finder.searchFor(wanted);
    },
  };
};

const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

/** The field must keep the focus, or the list could close before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

type PlaceSearchProps = { search: ReturnType<typeof usePlaceSearch>; status: PlaceFinder['status'] };

/**
 * The search box, a combobox: arrow keys go through the suggestions while the focus stays in the field, and Enter takes
 * one, or looks for the text as it stands.
 */
export const PlaceSearch = ({ search, status }: PlaceSearchProps) => {
  const text = useText();
  const listId = useId();
  const isSearching = status === 'searching';
  const problem = status === 'nothing' ? text('addresses.search.nothing') : null;
  const { suggestions } = search;
  const choices = suggestions ?? [];
  const active = choices.findIndex(({ id }) => id === search.reached);
  const idOf = (index: number) => `${listId}-${index}`;
  const lineOf = (choice: Suggestion, index: number) => ({
    id: idOf(index),
    ref: index === active ? reveal : undefined,
    role: 'option',
    'aria-selected': index === active,
    className: styles.option,
    onMouseDown: keepFocus,
    onClick: () => search.choose(choice),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are still being composed, the keys belong to the keyboard.
    if (event.nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    const chosen = choices[active];
    const next = event.key === 'ArrowDown' ? (active + 1) % choices.length : Math.max(active, 0) - 1;
    if (event.key !== 'Enter') search.reach(choices.at(next)?.id ?? null);
    else if (chosen) search.choose(chosen);
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
              autoComplete="off"
              enterKeyHint="search"
              aria-autocomplete="list"
              aria-expanded={choices.length > 0}
              aria-controls={choices.length > 0 ? listId : undefined}
              aria-activedescendant={active >= 0 ? idOf(active) : undefined}
              maxLength={200}
              className={styles.input}
              placeholder={text('addresses.search.example')}
              value={search.text}
              onChange={({ target }) => search.type(target.value)}
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
      {choices.length > 0 && (
        <div id={listId} role="listbox" aria-label={text('addresses.search.list')} className={styles.options}>
          {choices.map((choice, index) => (
            <div key={choice.id} {...lineOf(choice, index)}>
              <Icon name="map-pin" />
              <span className={looks.texts}>
                <bdi className={styles.name}>{choice.title}</bdi>
                {choice.subtitle && <bdi className={styles.line}>{choice.subtitle}</bdi>}
              </span>
            </div>
          ))}
        </div>
      )}
      <span role="status" className={looks.hidden}>
        {problem ?? (suggestions ? text('addresses.search.count', { count: suggestions.length }) : '')}
      </span>
    </div>
  );
};
