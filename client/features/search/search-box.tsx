import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { TextInput } from '../../ui/form/text-input.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import * as styles from './search.styles.ts';
import { longestSearch } from './search-hits.ts';
import type { SearchOptionsState } from './use-options.ts';

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
  const { list, active, move, idOf, listId } = options;
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are still being composed, the keys belong to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && list.length > 0) {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    }
    if (event.key !== 'Enter') return;
    const chosen = list[active];
    if (chosen || typed.trim() === '') event.preventDefault();
    chosen?.choose();
  };
  const erase = () => {
    onType('');
    input.current?.focus();
  };
  return (
    <span className={styles.box}>
      <Icon name={isWaiting ? 'loader-circle' : 'search'} className={isWaiting ? styles.spinner : styles.mark} />
      <TextInput
        ref={input}
        type="search"
        name="q"
        role="combobox"
        aria-label={text('search.label')}
        aria-autocomplete="list"
        aria-expanded={list.length > 0}
        aria-controls={list.length > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? idOf(active) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={longestSearch}
        className={styles.input}
        placeholder={text('search.example')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
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
