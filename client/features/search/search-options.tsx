import { type ReactNode, useRef } from 'react';
import type { SearchKind } from '../../graphql/generated/enums.ts';
import { useText } from '../../i18n/use-text.ts';
import { type ComboboxChoice, ComboboxInput, ComboboxLine, type useCombobox } from '../../ui/form/combobox.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './search.styles.ts';
import { kindNames, longestSearch, sumOf } from './search-hits.ts';
import { PartlyRead, RecentSearches, SearchAnswer } from './search-states.tsx';
import type { useSearch } from './use-search.ts';

/** One line under the box: something found, the way to all results, or an earlier search. */
export type SearchOption = ComboboxChoice & { kind?: SearchKind; className: string; content: ReactNode };

type Combobox = ReturnType<typeof useCombobox<SearchOption>>;

type SearchBoxProps = {
  typed: string;
  onType: (text: string) => void;
  combobox: Combobox;
  isWaiting: boolean;
};

/** The box of the dialog. Arrow keys go through what is found while the focus stays here; Enter takes it. */
export const SearchBox = ({ typed, onType, combobox, isWaiting }: SearchBoxProps) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const erase = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <span className={styles.box}>
      <Icon name={isWaiting ? 'loader-circle' : 'search'} className={isWaiting ? styles.spinner : styles.mark} />
      <ComboboxInput
        ref={input}
        combobox={combobox}
        type="search"
        name="q"
        aria-label={text('search.label')}
        maxLength={longestSearch}
        className={styles.input}
        placeholder={text('search.example')}
        value={typed}
        onType={onType}
        onEnter={(event) => typed.trim() === '' && event.preventDefault()}
        data-autofocus
      />
      {typed !== '' && (
        <button type="button" className={styles.erase} aria-label={text('search.erase')} onClick={erase}>
          <Icon name="x" />
        </button>
      )}
    </span>
  );
};

/** The lines, those of a kind under its name. */
const Lines = ({ combobox, label, isBusy }: { combobox: Combobox; label: string; isBusy: boolean }) => {
  const text = useText();
  const { listId, choices } = combobox;
  return (
    <div role="listbox" id={listId} aria-label={label} aria-busy={isBusy || undefined} className={styles.list}>
      {[...new Set(choices.map(({ kind }) => kind))].map((kind) => {
        const lines = choices
          .filter((choice) => choice.kind === kind)
          .map((choice) => (
            <ComboboxLine key={choice.key} combobox={combobox} choice={choice} className={choice.className}>
              {choice.content}
            </ComboboxLine>
          ));
        if (!kind) return lines;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a list box holds groups, not fieldsets
          <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
            <p id={`${listId}-${kind}`} className={styles.groupName}>
              {text(kindNames[kind])}
            </p>
            {lines}
          </div>
        );
      })}
    </div>
  );
};

type OptionsProps = { search: ReturnType<typeof useSearch>; combobox: Combobox };

/** What stands under the box: what is found, what was searched for before, or why there is nothing. */
export const SearchOptions = ({ search, combobox }: OptionsProps) => {
  const text = useText();
  const { searched, result, isWaiting } = search;
  return (
    <div>
      {searched === '' ? (
        <RecentSearches>
          {() => <Lines combobox={combobox} label={text('search.recent')} isBusy={false} />}
        </RecentSearches>
      ) : (
        <SearchAnswer {...search}>
          {({ isComplete }) => (
            <>
              {!isComplete && <PartlyRead />}
              <Lines combobox={combobox} label={text('search.results')} isBusy={isWaiting} />
            </>
          )}
        </SearchAnswer>
      )}
      <span role="status" className={looks.hidden}>
        {result && !isWaiting ? text('search.count', { count: sumOf(result), text: searched }) : ''}
      </span>
    </div>
  );
};
