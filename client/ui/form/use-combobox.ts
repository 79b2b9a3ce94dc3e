import { type ChangeEvent, type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

type ComboboxOptions<Choice> = {
  /** The lines of the list under the field; it is open while there are some. */
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  onType: (text: string) => void;
  /** Enter was pressed while no line was reached. */
  onEnter: () => void;
  /** Lines are reached for while there are none. */
  onReach: () => void;
};

const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

/** The field must keep the focus, or the list could close before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * A field with a list under it: arrow keys go through the lines while the focus stays in the field, Enter takes one.
 * Answers the properties of the field and of each line, and the id of the element of the role `listbox` around them.
 */
export const useCombobox = <Choice extends { id: string }>(options: ComboboxOptions<Choice>) => {
  const { choices, onChoose, onType, onEnter, onReach } = options;
  const listId = useId();
  const [reached, setReached] = useState<string | null>(null);
  const isOpen = choices.length > 0;
  // A reopened list has no active line.
  if (reached !== null && !isOpen) setReached(null);
  const active = choices.findIndex(({ id }) => id === reached);
  const idOf = (index: number) => `${listId}-${index}`;
  const move = (by: 1 | -1) => {
    const next = active === -1 && by === -1 ? choices.length - 1 : (active + by + choices.length) % choices.length;
    setReached(choices[next]?.id ?? null);
  };
  const take = (choice: Choice) => {
    setReached(null);
    onChoose(choice);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = choices[active];
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    // While letters are still being composed, the keys belong to the keyboard.
    if (event.nativeEvent.isComposing || !(isArrow || event.key === 'Enter')) return;
    event.preventDefault();
    if (isArrow && isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
    else if (isArrow) onReach();
    else if (chosen) take(chosen);
    else onEnter();
  };
  return {
    field: {
      role: 'combobox',
      autoComplete: 'off',
      enterKeyHint: 'search' as const,
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active >= 0 ? idOf(active) : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setReached(null);
        onType(target.value);
      },
      onKeyDown,
    },
    listId,
    lineOf: (choice: Choice, index: number) => ({
      id: idOf(index),
      ref: index === active ? reveal : undefined,
      role: 'option',
      'aria-selected': index === active,
      onMouseDown: keepFocus,
      onClick: () => take(choice),
    }),
  };
};
