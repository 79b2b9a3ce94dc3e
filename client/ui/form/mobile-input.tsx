import { type ClipboardEvent, type ComponentProps, useLayoutEffect, useRef } from 'react';
import * as looks from '../looks.styles.ts';
import * as styles from './field.styles.ts';
import { editMobile, groupedLength, groupMobile } from './mobile-digits.ts';
import { TextInput } from './text-input.tsx';

/** The flag beside the country code, simplified for this size; never mirrored. */
const SaudiFlag = () => (
  <svg viewBox="0 0 36 24" className={styles.flag} aria-hidden="true">
    <rect width="36" height="24" fill="#165d31" />
    <g fill="none" stroke="#fff" strokeLinecap="round" strokeLinejoin="round">
      <path
        strokeWidth="1.3"
        d="M8 10.5c1.2.9 2.3.9 3 0V6.8M13 6.8v3.7h2.4c1 0 1.3-1.6.6-2.4M18 6.5v4M20.2 10.5h2.6V6.8M25 6.5v2.6c0 1.2 2.9 1.5 2.9-.4V7.4M10 5h3M21 5h4"
      />
      <path strokeWidth="1.2" d="M9.5 16h16.5M9.5 16l2 1.3M24.5 14.6v2.8" />
    </g>
  </svg>
);

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
