import { useRef } from 'react';
import { failureOf } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ComboboxInput, ComboboxLine } from '../../ui/form/combobox.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { HitContent } from './hit-content.tsx';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { kindNames, longestSearch } from './search-hits.ts';
import { NothingFound, NothingSearched, PartlyRead, StillReading } from './search-states.tsx';
import type { SearchOptionsState, SearchState } from './use-search.ts';

type SearchBoxProps = {
  typed: string;
  onType: (text: string) => void;
  options: SearchOptionsState;
  isWaiting: boolean;
};

/** The box of the dialog. Arrow keys go through what is found while the focus stays here; Enter takes it. */
export const SearchBox = ({ typed, onType, options, isWaiting }: SearchBoxProps) => {
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
        combobox={options}
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

type OptionsProps = { search: SearchState; options: SearchOptionsState };

const FoundOptions = ({ search, options }: OptionsProps) => {
  const text = useText();
  const { listId, groups, choices } = options;
  const lineOf = (hit: unknown) => choices.find((option) => option.kind === 'hit' && option.hit === hit);
  const last = choices.at(-1);
  return (
    <div
      role="listbox"
      id={listId}
      aria-label={text('search.results')}
      aria-busy={search.isWaiting || undefined}
      className={styles.list}
    >
      {groups.map(({ kind, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box holds groups, not fieldsets
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <p id={`${listId}-${kind}`} className={styles.groupName}>
            {text(kindNames[kind])}
          </p>
          {hits.map((hit) => {
            const option = lineOf(hit);
            return (
              option && (
                <ComboboxLine key={option.key} combobox={options} choice={option} className={styles.hit}>
                  <HitContent hit={hit} />
                </ComboboxLine>
              )
            );
          })}
        </div>
      ))}
      {last?.kind === 'all' && (
        <ComboboxLine combobox={options} choice={last} className={styles.all}>
          <Icon name="search" />
          <span>{text('search.all', { text: search.text })}</span>
        </ComboboxLine>
      )}
    </div>
  );
};

const RecentOptions = ({ options }: { options: SearchOptionsState }) => {
  const text = useText();
  const { clear } = useRecentSearches();
  if (options.choices.length === 0) return <NothingSearched />;
  return (
    <div>
      <p className={styles.groupName}>{text('search.recent')}</p>
      <div role="listbox" id={options.listId} aria-label={text('search.recent')}>
        {options.choices.map((option) => (
          <ComboboxLine key={option.key} combobox={options} choice={option} className={styles.recent}>
            <Icon name="clock" />
            <bdi>{option.kind === 'recent' && option.text}</bdi>
          </ComboboxLine>
        ))}
      </div>
      <button type="button" className={styles.clear} onClick={clear}>
        {text('search.recent.clear')}
      </button>
    </div>
  );
};

const Lines = ({ search, options }: OptionsProps) => {
  const text = useText();
  const { result, error } = search;
  if (search.text === '') return <RecentOptions options={options} />;
  if (error) {
    return (
      <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={search.retry}>
        <FailureSentences failure={failureOf(error)} />
      </ErrorState>
    );
  }
  if (!result) return null;
  if (result.hits.length > 0) return <FoundOptions search={search} options={options} />;
  if (search.isWaiting) return null;
  return result.isComplete ? <NothingFound searched={search.text} /> : <StillReading onTryAgain={search.retry} />;
};

/** What stands under the box: what is found, what was searched for before, or why there is nothing. */
export const SearchOptions = ({ search, options }: OptionsProps) => {
  const text = useText();
  const { result, isWaiting } = search;
  const total = result?.totals.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <div>
      {result && !result.isComplete && result.hits.length > 0 && <PartlyRead />}
      <Lines search={search} options={options} />
      <span role="status" className={looks.hidden}>
        {result && !isWaiting ? text('search.count', { count: total, text: search.text }) : ''}
      </span>
    </div>
  );
};
