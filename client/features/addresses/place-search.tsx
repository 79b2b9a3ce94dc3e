import { useState } from 'react';
import type { PlaceSuggestionsQuery } from '../../graphql/generated/graphql.ts';
import { usePlaceSuggestionsQuery } from '../../graphql/generated/hooks.ts';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { useCombobox } from '../../ui/form/use-combobox.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import type { Position } from '../../ui/own-position.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
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

/** What is typed into the search box, and what is suggested for it. */
export const usePlaceSearch = (finder: PlaceFinder, near: Position | null) => {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [sessionToken, setToken] = useState(newToken);
  const wanted = text.trim();
  const asked = useDebounced(text, searchWaitMs).trim();
  const pause = !(isOpen && isLongEnough(wanted) && isLongEnough(asked));
  const [{ data, operation }] = usePlaceSuggestionsQuery({ variables: { text: asked, near, sessionToken }, pause });
  // While letters are added or taken away the former list stays; that of other words does not.
  const former = operation?.variables.text ?? '';
  const isRelated = asked.startsWith(former) || former.startsWith(asked);
  const close = () => setOpen(false);
  return {
    text,
    suggestions: pause || !isRelated ? null : (data?.placeSuggestions ?? null),
    close,
    type: (typed: string) => {
      setText(typed);
      setOpen(true);
    },
    choose: ({ id, title }: Suggestion) => {
      close();
      setText(title);
      finder.chooseSuggestion(id, sessionToken);
      setToken(newToken());
    },
    search: () => {
      close();
      if (wanted) finder.searchFor(wanted);
    },
  };
};

type PlaceSearchProps = { search: ReturnType<typeof usePlaceSearch>; status: PlaceFinder['status'] };

/** The search box: suggestions while typing, and Enter looks for the text as it stands. */
export const PlaceSearch = ({ search, status }: PlaceSearchProps) => {
  const text = useText();
  const isSearching = status === 'searching';
  const problem = status === 'nothing' ? text('addresses.search.nothing') : null;
  const { suggestions } = search;
  const choices = suggestions ?? [];
  const { field, listId, lineOf } = useCombobox({
    choices,
    onChoose: search.choose,
    onType: search.type,
    onEnter: search.search,
    onReach: () => search.type(search.text),
  });
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
              {...field}
              maxLength={200}
              className={styles.input}
              placeholder={text('addresses.search.example')}
              value={search.text}
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
            <div key={choice.id} {...lineOf(choice, index)} className={styles.option}>
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
