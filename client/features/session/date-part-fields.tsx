import { type ChangeEvent, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { TextInput } from '../../ui/form/text-input.tsx';
import { digitsOf } from '../../ui/form/western-digits.ts';
import { type DateParts, dateIn, isFull, partLengths, partsOf } from './date-parts.ts';
import * as styles from './session.styles.ts';

const order = ['day', 'month', 'year'] as const satisfies readonly (keyof DateParts)[];

type DatePartFieldsProps = {
  /** `YYYY-MM-DD`; null while the parts name no day. */
  value: string | null;
  /** The first and the last day that can be chosen. */
  limits: { min: string; max: string };
  isInvalid: boolean;
  onChange: (day: string | null) => void;
};

/** Day, month and year of birth as digits; a full part leads on to the next. */
export const DatePartFields = ({ value, limits, isInvalid, onChange }: DatePartFieldsProps) => {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(() => partsOf(value));
  const typed = dateIn(parts, limits);
  // Another day was chosen in the calendar.
  if (value !== null && value !== typed) setParts(partsOf(value));
  const change = (part: keyof DateParts, place: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.target.value).slice(0, partLengths[part]);
    const next = { ...parts, [part]: digits };
    setParts(next);
    onChange(dateIn(next, limits));
    const isLonger = digits.length > parts[part].length;
    if (isLonger && isFull(part, digits)) row.current?.querySelectorAll('input')[place + 1]?.focus();
  };
  const isWhole = parts.year.length === partLengths.year && parts.month !== '' && parts.day !== '';
  return (
    <div ref={row} className={styles.dateParts}>
      {order.map((part, place) => (
        <TextInput
          key={part}
          inputMode="numeric"
          autoComplete={`bday-${part}`}
          aria-label={text(`session.complete.${part}OfBirth`)}
          placeholder={text(`session.complete.${part}`)}
          aria-invalid={isInvalid || (isWhole && typed === null) || undefined}
          className={styles.datePart}
          value={parts[part]}
          onChange={change(part, place)}
        />
      ))}
    </div>
  );
};
