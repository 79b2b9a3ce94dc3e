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

/** Most customers are nearer to this year than to today. */
const openAt = '1995-01-01';

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

type DateOfBirthFieldProps = {
  control: FieldControl;
  /** `YYYY-MM-DD`; null while nothing is chosen, or the input names no day. */
  value: string | null;
  onChange: (day: string | null) => void;
};

/** A field to type the day into, a calendar with years behind it, and the day in words. Needs the texts of `session`. */
export const DateOfBirthField = ({ control, value, onChange }: DateOfBirthFieldProps) => {
  const text = useText();
  const intl = useIntl();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  // How often the calendar gave a day: each time the typed one begins afresh.
  const [choices, setChoices] = useState(0);
  const [isUnreal, setIsUnreal] = useState(false);
  const limits = { min: '1920-01-01', max: yesterdayInRiyadh() };
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
        <TextInput
          key={choices}
          inputMode="numeric"
          dir="ltr"
          maxLength={10}
          aria-label={text('session.complete.birthday')}
          placeholder={text('session.complete.birthdayExample')}
          aria-invalid={control['aria-invalid'] || isUnreal || undefined}
          className={styles.typedDay}
          defaultValue={writtenDay(value)}
          onChange={({ target }) => {
            const day = dayIn(target.value, limits);
            setIsUnreal(day === null && digitsOf(target.value).length === 8);
            onChange(day);
          }}
        />
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
            {...limits}
            withYears
            openAt={openAt}
            onChange={(day) => {
              onChange(day);
              setChoices(choices + 1);
              setIsUnreal(false);
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
