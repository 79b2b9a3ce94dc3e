import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import type { FieldControl } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ordinalDate } from './ordinal-date.ts';
import * as styles from './session.styles.ts';

const Calendar = lazy(() => import('../../ui/calendar.tsx').then((module) => ({ default: module.Calendar })));

/** Most customers are nearer to this year than to today. */
const openAt = '1995-01-01';

/** Brings what has just opened into the part of the dialog that can be seen. */
const InSight = ({ children }: { children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <div ref={box}>{children}</div>;
};

type DateOfBirthFieldProps = {
  control: FieldControl;
  /** `YYYY-MM-DD`; null while nothing is chosen. */
  value: string | null;
  /** The last day that can be chosen, `YYYY-MM-DD`. */
  max: string;
  onChange: (day: string) => void;
};

/** Shows the chosen day in words; pressed, it opens a calendar with years below itself. */
export const DateOfBirthField = ({ control, value, max, onChange }: DateOfBirthFieldProps) => {
  const text = useText();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { 'aria-required': _, ...rest } = control;
  return (
    <>
      <button
        {...rest}
        type="button"
        className={styles.dateButton}
        aria-expanded={isOpen}
        data-empty={value ? undefined : ''}
        onClick={() => setIsOpen(!isOpen)}
      >
        {value ? ordinalDate(locale, value) : text('session.complete.chooseDate')}
        <Icon name="calendar-days" />
      </button>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="card" />}>
          <InSight>
            <Calendar
              value={value}
              max={max}
              withYears
              openAt={openAt}
              onChange={(day) => {
                onChange(day);
                setIsOpen(false);
              }}
              labels={{
                calendar: text('session.complete.dateOfBirth'),
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
          </InSight>
        </Suspense>
      )}
    </>
  );
};
