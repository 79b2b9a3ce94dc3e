import { type ClipboardEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import * as looks from '../looks.styles.ts';
import * as styles from './field.styles.ts';
import { editMobile, groupedLength, groupMobile } from './mobile-digits.ts';
import { SaudiFlag } from './saudi-flag.tsx';
import { TextInput } from './text-input.tsx';

type MobileInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'ref'> & {
  /** Nine digits at most, without spaces. */
  value: string;
  onChange: (digits: string) => void;
  /** Accessible name of the flag and the code before the number. */
  countryLabel: string;
};

const countryCode = '966';

/** A number grouped 2-4-3 while it is typed, with a stable caret, after a fixed country code. */
export const MobileInput = ({ value, onChange, countryLabel, ...rest }: MobileInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const write = (typed: string, at: number) => {
    const edit = editMobile(value, typed, at);
    caret.current = edit.caret;
    onChange(edit.digits);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: shown } = event.currentTarget;
    event.preventDefault();
    const pasted = event.clipboardData.getData('text');
    const start = selectionStart ?? shown.length;
    write(shown.slice(0, start) + pasted + shown.slice(selectionEnd ?? start), start + pasted.length);
  };
  return (
    <div className={styles.parts}>
      <span className={styles.country} role="img" aria-label={countryLabel}>
        <SaudiFlag />
        <span aria-hidden="true">+{countryCode}</span>
      </span>
      <TextInput
        autoComplete="tel-national"
        {...rest}
        ref={input}
        type="tel"
        inputMode="numeric"
        dir="ltr"
        className={looks.phoneNumber}
        placeholder="5X XXXX XXX"
        maxLength={groupedLength}
        value={groupMobile(value)}
        onPaste={paste}
        onChange={(event) => write(event.target.value, event.target.selectionStart ?? event.target.value.length)}
      />
    </div>
  );
};
