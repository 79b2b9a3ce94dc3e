import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Gender } from '../../graphql/generated/graphql.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Calendar } from '../../ui/form/calendar.tsx';
import { Field, type FieldControl } from '../../ui/form/field.tsx';
import { RadioChoice } from '../../ui/form/radio-choice.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { digitsOf } from '../../ui/form/western-digits.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import {
  type DateParts,
  dateIn,
  isFull,
  type NewProfile,
  ordinalDate,
  partLengths,
  partsOf,
  yesterdayInRiyadh,
} from './new-profile.ts';
import * as styles from './session.styles.ts';

const order = ['day', 'month', 'year'] as const satisfies readonly (keyof DateParts)[];

const limitsOfBirth = () => ({ min: '1920-01-01', max: yesterdayInRiyadh() });

type DayProps = {
  /** `YYYY-MM-DD`; null while nothing is chosen, or what was typed names no day. */
  value: string | null;
  onChange: (day: string | null) => void;
};

type DatePartFieldsProps = DayProps & {
  isInvalid: boolean;
  /** Stands behind the last part. */
  children: ReactNode;
};

/** Day, month and year of birth as digits; a full part leads on to the next. */
const DatePartFields = ({ value, isInvalid, onChange, children }: DatePartFieldsProps) => {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(() => partsOf(value));
  const limits = limitsOfBirth();
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
      {children}
    </div>
  );
};

/** Most customers are nearer to this year than to today. */
const openAt = '1995-01-01';

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** Three fields to type the day into, a calendar with years behind them, and the day in words. Needs the texts of `session`. */
const DateOfBirthField = ({ control, value, onChange }: DayProps & { control: FieldControl }) => {
  const text = useText();
  const intl = useIntl();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  const { 'aria-required': _, 'aria-describedby': describedBy, ...rest } = control;
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <DatePartFields value={value} isInvalid={control['aria-invalid'] === true} onChange={onChange}>
        <button
          {...rest}
          ref={button}
          type="button"
          className={styles.dateButton}
          aria-expanded={isOpen}
          aria-describedby={[value && valueId, describedBy].filter(Boolean).join(' ') || undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="calendar-days" />
        </button>
      </DatePartFields>
      {value && (
        <p id={valueId} className={looks.quietFigures}>
          {ordinalDate(intl, locale, value)}
        </p>
      )}
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it alone, not the dialog that it stands in
        <div
          ref={bringIntoSight}
          className={styles.calendarPlace}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            close();
          }}
        >
          <Calendar
            language={locale}
            today={riyadhToday()}
            value={value}
            {...limitsOfBirth()}
            withYears
            openAt={openAt}
            onChange={(day) => {
              onChange(day);
              close();
            }}
            labels={{
              calendar: text('person.dateOfBirth'),
              previousMonth: text('appointments.previousMonth'),
              nextMonth: text('appointments.nextMonth'),
              month: text('appointments.month'),
              year: text('appointments.year'),
              today: text('appointments.today'),
              free: '',
              unavailable: text('session.calendar.unavailable'),
            }}
          />
        </div>
      )}
    </>
  );
};

type BirthAndGender = Pick<NewProfile, 'dateOfBirth' | 'gender'>;

type BirthAndGenderProps = {
  value: BirthAndGender;
  /** Whether the date of birth is marked as required. */
  required?: boolean;
  problemOf: (field: keyof BirthAndGender) => string | undefined;
  onChange: (part: Partial<BirthAndGender>) => void;
};

/** Date of birth and gender, chosen in the profile as they were at registration. Needs the texts of `session`. */
export const BirthAndGenderFields = ({ value, required, problemOf, onChange }: BirthAndGenderProps) => {
  const text = useText();
  return (
    <>
      <Field label={text('person.dateOfBirth')} required={required} error={problemOf('dateOfBirth')}>
        {(control) => (
          <DateOfBirthField
            control={control}
            value={value.dateOfBirth}
            onChange={(dateOfBirth) => onChange({ dateOfBirth })}
          />
        )}
      </Field>
      <RadioChoice<Gender | null>
        name="gender"
        label={text('person.gender')}
        options={[
          { value: 'MALE', label: text('person.male') },
          { value: 'FEMALE', label: text('person.female') },
        ]}
        value={value.gender}
        problem={problemOf('gender')}
        onChange={(gender) => gender && onChange({ gender })}
      />
    </>
  );
};
