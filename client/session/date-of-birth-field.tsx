import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { riyadhToday } from '../i18n/provider-moment.ts';
import { useLocale } from '../i18n/use-locale.tsx';
import { useText } from '../i18n/use-text.ts';
import { Calendar } from '../ui/form/calendar.tsx';
import type { FieldControl } from '../ui/form/field.tsx';
import { TextInput } from '../ui/form/text-input.tsx';
import { digitsOf } from '../ui/form/western-digits.ts';
import * as looks from '../ui/looks.styles.ts';
import { Icon } from '../ui/media/icon.tsx';
import * as styles from './person.styles.ts';
import { dayIn, ordinalDate, writtenDay, yesterdayInRiyadh } from './person.ts';

const limitsOfBirth = () => ({ min: '1920-01-01', max: yesterdayInRiyadh() });

type DayProps = {
  /** `YYYY-MM-DD`; null while nothing is chosen, or what was typed names no day. */
  value: string | null;
  onChange: (day: string | null) => void;
};

/** The day of birth as it is typed. */
const TypedDay = ({ value, isInvalid, onChange }: DayProps & { isInvalid: boolean }) => {
  const text = useText();
  const [typed, setTyped] = useState(() => writtenDay(value));
  const limits = limitsOfBirth();
  const day = dayIn(typed, limits);
  const written = writtenDay(value);
  // Another day was chosen in the calendar. One beyond the limits, which the provider may have, is never typed.
  if (value !== null && value !== day && typed !== written) setTyped(written);
  return (
    <TextInput
      inputMode="numeric"
      dir="ltr"
      maxLength={10}
      aria-label={text('session.complete.birthday')}
      placeholder={text('session.complete.birthdayExample')}
      aria-invalid={isInvalid || (digitsOf(typed).length === 8 && day === null) || undefined}
      className={styles.typedDay}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(dayIn(target.value, limits));
      }}
    />
  );
};

/** Most customers are nearer to this year than to today. */
const openAt = '1995-01-01';

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** A field to type the day into, a calendar with years behind it, and the day in words. Needs the texts of `session`. */
export const DateOfBirthField = ({ control, value, onChange }: DayProps & { control: FieldControl }) => {
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
      <div className={styles.birthday}>
        <TypedDay value={value} isInvalid={control['aria-invalid'] === true} onChange={onChange} />
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
      </div>
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
