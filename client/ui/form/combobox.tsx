import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TextInput } from './text-input.tsx';

/** One line of the list under a field. */
export type ComboboxChoice = { key: string; choose: () => void };

/** The lines under a field, and which of them the arrow keys have reached while the focus stays in the field. */
export const useCombobox = <Choice extends ComboboxChoice>(choices: readonly Choice[]) => {
  const listId = useId();
  const [reached, setReached] = useState<string | null>(null);
  // A reopened list has no active line.
  if (reached !== null && choices.length === 0) setReached(null);
  const active = choices.findIndex(({ key }) => key === reached);
  return {
    choices,
    active,
    listId,
    idOf: (index: number) => `${listId}-${index}`,
    /** Back to the field: no active line. */
    leave: () => setReached(null),
    move: (by: 1 | -1) => {
      const next = active === -1 && by === -1 ? choices.length - 1 : (active + by + choices.length) % choices.length;
      setReached(choices[next]?.key ?? null);
    },
    take: ({ choose }: ComboboxChoice) => {
      setReached(null);
      choose();
    },
  };
};

export type ComboboxState = ReturnType<typeof useCombobox>;

type ComboboxInputProps = Omit<ComponentProps<typeof TextInput>, 'role' | 'onKeyDown' | 'onChange'> & {
  combobox: ComboboxState;
  onType: (text: string) => void;
  /** Enter was pressed while no line was reached. */
  onEnter?: (event: KeyboardEvent) => void;
  /** Lines are reached for while there are none. */
  onReach?: () => void;
};

/** The field: arrow keys go through the lines, Enter takes one. */
export const ComboboxInput = ({ combobox, onType, onEnter, onReach, ...rest }: ComboboxInputProps) => {
  const { choices, active, listId, idOf, move, leave, take } = combobox;
  const isOpen = choices.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are still being composed, the keys belong to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen || onReach) event.preventDefault();
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1);
      else onReach?.();
    }
    if (event.key !== 'Enter') return;
    const chosen = choices[active];
    if (!chosen) return onEnter?.(event);
    event.preventDefault();
    take(chosen);
  };
  return (
    <TextInput
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      aria-activedescendant={active >= 0 ? idOf(active) : undefined}
      onChange={({ target }) => {
        leave();
        onType(target.value);
      }}
      onKeyDown={onKeyDown}
    />
  );
};

type ComboboxLineProps = {
  combobox: ComboboxState;
  choice: ComboboxChoice;
  className: string;
  children: ReactNode;
};

/** A line of the list, inside an element of the role `listbox` with the id of the combobox. */
export const ComboboxLine = ({ combobox, choice, className, children }: ComboboxLineProps) => {
  const line = useRef<HTMLDivElement>(null);
  const index = combobox.choices.findIndex(({ key }) => key === choice.key);
  const isActive = index === combobox.active;
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
    <div
      ref={line}
      id={combobox.idOf(index)}
      role="option"
      aria-selected={isActive}
      className={className}
      // The field must keep the focus, or the list could close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => combobox.take(choice)}
    >
      {children}
    </div>
  );
};
