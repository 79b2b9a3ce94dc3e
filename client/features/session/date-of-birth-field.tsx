import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart, sayMissing } from '../../routing/lazy-part.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { FieldControl } from '../../ui/form/field.tsx';
import { Icon } from '../../ui/media/icon.tsx';
import { withWholeSheet } from '../../ui/theme/whole-sheet.ts';
import { DatePartFields } from './date-part-fields.tsx';
import { ordinalDate } from './ordinal-date.ts';
import * as styles from './session.styles.ts';

const calendar = lazyPart(
  () => withWholeSheet(() => import('../../ui/form/calendar.tsx')).then(({ Calendar: Part }) => ({ Part })),
  <Skeleton shape="card" />,
  sayMissing,
);

/** Most customers are nearer to this year than to today. */
const openAt = '1995-01-01';

const earliest = '1920-01-01';

/** Brings what has just opened into sight. Escape closes it alone, not the dialog that it stands in. */
const Unfolded = ({ onEscape, children }: { onEscape: () => void; children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !box.current?.contains(document.activeElement)) return;
      event.stopPropagation();
      onEscape();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [onEscape]);
  return (
    <div ref={box} className={styles.calendarPlace}>
      {children}
    </div>
  );
};

type DateOfBirthFieldProps = {
  control: FieldControl;
  /** `YYYY-MM-DD`; null while nothing is chosen. */
  value: string | null;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max: string;
  onChange: (day: string | null) => void;
};

/** Three fields to type the day into, and the day in words, which opens a calendar with years. Needs the texts of `session`. */
export const DateOfBirthField = ({ control, value, max, onChange }: DateOfBirthFieldProps) => {
  const text = useText();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  const { 'aria-required': _, 'aria-describedby': describedBy, ...rest } = control;
  const close = useCallback(() => setIsOpen(false), []);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <DatePartFields
        value={value}
        limits={{ min: earliest, max }}
        isInvalid={control['aria-invalid'] === true}
        onChange={onChange}
      />
      <button
        {...rest}
        ref={button}
        type="button"
        className={styles.dateButton}
        aria-expanded={isOpen}
        aria-describedby={[valueId, describedBy].filter(Boolean).join(' ')}
        data-empty={value ? undefined : ''}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span id={valueId}>{value ? ordinalDate(locale, value) : text('session.complete.chooseDate')}</span>
        <Icon name="calendar-days" />
      </button>
      {isOpen && (
        <Unfolded onEscape={close}>
          <calendar.View
            value={value}
            min={earliest}
            max={max}
            withYears
            openAt={openAt}
            onChange={(day) => {
              onChange(day);
              close();
            }}
            labels={{
              calendar: text('person.dateOfBirth'),
              previousMonth: text('session.calendar.previous'),
              nextMonth: text('session.calendar.next'),
              month: text('session.calendar.month'),
              year: text('session.calendar.year'),
              today: text('session.calendar.today'),
              selected: text('session.calendar.selected'),
              free: '',
              unavailable: text('session.calendar.unavailable'),
            }}
          />
        </Unfolded>
      )}
    </>
  );
};
