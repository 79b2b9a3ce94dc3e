import { type ReactNode, useEffect, useRef } from 'react';
import { failureOf } from '../../graphql/failure.ts';
import { FailureSentences } from '../../graphql/failure-sentences.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { HitContent } from './hit-content.tsx';
import { useRecentSearches } from './recent-searches.ts';
import * as styles from './search.styles.ts';
import { kindNames } from './search-hits.ts';
import { NothingFound, NothingSearched, PartlyRead, StillReading } from './search-states.tsx';
import type { SearchOption, SearchOptionsState, SearchState } from './use-options.ts';

type LineProps = { option: SearchOption; options: SearchOptionsState; className: string; children: ReactNode };

const Line = ({ option, options, className, children }: LineProps) => {
  const line = useRef<HTMLDivElement>(null);
  const index = options.list.findIndex(({ key }) => key === option.key);
  const isActive = index === options.active;
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
    <div
      ref={line}
      id={options.idOf(index)}
      role="option"
      aria-selected={isActive}
      className={className}
      onMouseDown={(event) => event.preventDefault()}
      onClick={option.choose}
    >
      {children}
    </div>
  );
};

type OptionsProps = { search: SearchState; options: SearchOptionsState };

const FoundOptions = ({ search, options }: OptionsProps) => {
  const text = useText();
  const { listId, groups, list } = options;
  const lineOf = (hit: unknown) => list.find((option) => option.kind === 'hit' && option.hit === hit);
  const last = list.at(-1);
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
                <Line key={option.key} option={option} options={options} className={styles.hit}>
                  <HitContent hit={hit} />
                </Line>
              )
            );
          })}
        </div>
      ))}
      {last?.kind === 'all' && (
        <Line option={last} options={options} className={styles.all}>
          <Icon name="search" />
          <span>{text('search.all', { text: search.text })}</span>
        </Line>
      )}
    </div>
  );
};

const RecentOptions = ({ options }: { options: SearchOptionsState }) => {
  const text = useText();
  const { clear } = useRecentSearches();
  if (options.list.length === 0) return <NothingSearched />;
  return (
    <div>
      <p className={styles.groupName}>{text('search.recent')}</p>
      <div role="listbox" id={options.listId} aria-label={text('search.recent')}>
        {options.list.map((option) => (
          <Line key={option.key} option={option} options={options} className={styles.recent}>
            <Icon name="clock" />
            <bdi>{option.kind === 'recent' && option.text}</bdi>
          </Line>
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
