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
import type { AddressForm } from './use-address-form.ts';

/** Suggestions are asked for from this many characters on, and this long after the last of them. */
const shortestSearch = 3;
const searchWaitMs = 220;

type Suggestion = PlaceSuggestionsQuery['placeSuggestions'][number];

/** Groups the letters of one search with the place that ends it; made so that it also works without https. */
const newToken = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const isLongEnough = (text: string) => [...text].length >= shortestSearch;

const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

/** The field must keep the focus, or the list could close before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** What is suggested for the words in the box; null while that is unknown, or the list is closed. */
const usePlaceSuggestions = (typed: string, isOpen: boolean, near: Position | null, sessionToken: string) => {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), searchWaitMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const pause = !(isOpen && isLongEnough(typed.trim()) && isLongEnough(asked));
  const [{ data, operation }] = usePlaceSuggestionsQuery({ variables: { text: asked, near, sessionToken }, pause });
  // While letters are added or taken away the former list stays; that of other words does not.
  const former = operation?.variables.text ?? '';
  const isRelated = asked.startsWith(former) || former.startsWith(asked);
  return pause || !isRelated ? null : (data?.placeSuggestions ?? null);
};

/**
 * The search box, a combobox: arrow keys go through the suggestions while the focus stays in the field, and Enter takes
 * one, or looks for the text as it stands.
 */
export const PlaceSearch = ({ form: { position, status, searchFor, chooseSuggestion } }: { form: AddressForm }) => {
  const text = useText();
  const listId = useId();
  const [typed, setTyped] = useState('');
  /** Open, it may have a line that the arrow keys have reached. */
  const [list, setList] = useState<{ reached: string | null } | null>(null);
  const [sessionToken, setToken] = useState(newToken);
  const suggestions = usePlaceSuggestions(typed, list !== null, position, sessionToken);
  const choices = suggestions ?? [];
  const active = choices.findIndex(({ id }) => id === list?.reached);
  const isSearching = status === 'searching';
  const problem = status === 'nothing' ? text('addresses.search.nothing') : null;
  const idOf = (index: number) => `${listId}-${index}`;
  const close = () => setList(null);
  const choose = ({ id, title }: Suggestion) => {
    close();
    setTyped(title);
    chooseSuggestion(id, sessionToken);
    setToken(newToken());
  };
  const search = () => {
    close();
    if (typed.trim()) searchFor(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    // While letters are still being composed, the keys belong to the keyboard. Escape closes the list before the dialog.
    const isOwn = ['ArrowDown', 'ArrowUp', 'Enter'].includes(key) || (key === 'Escape' && choices.length > 0);
    if (event.nativeEvent.isComposing || !isOwn) return;
    event.preventDefault();
    const chosen = choices[active];
    const next = key === 'ArrowDown' ? (active + 1) % choices.length : Math.max(active, 0) - 1;
    if (key === 'Escape') close();
    else if (key !== 'Enter') setList({ reached: choices.at(next)?.id ?? null });
    else if (chosen) choose(chosen);
    else search();
  };
  return (
    <>
      <Field
        label={text('addresses.search.label')}
        error={problem}
        help={suggestions?.length === 0 && text('addresses.search.none')}
      >
        {(control) => (
          <div className={styles.box}>
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
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setList({ reached: null });
              }}
              onKeyDown={onKeyDown}
              onBlur={close}
            />
            <button
              type="button"
              className={styles.submit}
              aria-label={text('shell.search')}
              aria-busy={isSearching || undefined}
              onClick={search}
            >
              <Icon name={isSearching ? 'loader-circle' : 'search'} className={isSearching ? looks.spinner : ''} />
            </button>
            {choices.length > 0 && (
              <div id={listId} role="listbox" aria-label={text('addresses.search.list')} className={styles.options}>
                {choices.map((choice, index) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the field
                  <div
                    key={choice.id}
                    id={idOf(index)}
                    tabIndex={-1}
                    ref={index === active ? reveal : undefined}
                    role="option"
                    aria-selected={index === active}
                    className={styles.option}
                    onMouseDown={keepFocus}
                    onClick={() => choose(choice)}
                  >
                    <Icon name="map-pin" />
                    <span className={looks.texts}>
                      <bdi className={styles.name}>{choice.title}</bdi>
                      {choice.subtitle && <bdi className={styles.line}>{choice.subtitle}</bdi>}
                    </span>
                  </div>
                ))}
              </div>
            )}
          </div>
        )}
      </Field>
      <span role="status" className={looks.hidden}>
        {problem ?? (suggestions ? text('addresses.search.count', { count: suggestions.length }) : '')}
      </span>
    </>
  );
};
