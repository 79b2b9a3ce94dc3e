import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Language, languages } from '../../../schema/languages.ts';
import * as looks from '../looks.styles.ts';
import { Icon } from '../media/icon.tsx';
import * as styles from './calendar.styles.ts';
import { dayAfter, dayByKey, dayWithin, firstShown, inMonths, isChoosable, isDay, weeksOf } from './calendar-rules.ts';
import { Select } from './text-input.tsx';

export type CalendarLabels = {
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  /** Of a calendar with years. */
  month?: string;
  year?: string;
  /** Read after a day's name. */
  today: string;
  free: string;
  unavailable: string;
};

type CalendarProps = {
  language: Language;
  /** `YYYY-MM-DD` in Western digits, in any language; null while nothing is chosen. */
  value: string | null;
  onChange: (day: string) => void;
  labels: CalendarLabels;
  /** `YYYY-MM-DD`, where the shop is. */
  today: string;
  min?: string;
  max?: string;
  /** The day that is shown while nothing is chosen; else the first free one is, else `min`. */
  openAt?: string;
  /** When given, only these days can be chosen, and they are marked. */
  freeDays?: ReadonlySet<string>;
  /** Month and year become choices of their own, for days long ago such as a birthday. */
  withYears?: boolean;
};

/** Days in words. They are days, not instants: no time zone can move them. */
const wordsIn = (language: Language) => {
  const { intl, calendar = 'gregory' } = languages[language];
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(intl, { ...options, calendar, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(day));
  };
  return {
    whole: words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    monthAndYear: words({ month: 'long', year: 'numeric' }),
    month: words({ month: 'long' }),
    weekday: words({ weekday: 'long' }),
    short: words({ weekday: 'short' }),
    narrow: words({ weekday: 'narrow' }),
  };
};

type Words = ReturnType<typeof wordsIn>;

const count = (length: number, first = 0) => Array.from({ length }, (_, index) => first + index);
const yearOf = (day: string) => Number(day.slice(0, 4));
const aSunday = '2023-01-01';

type ChoicesProps = {
  labels: CalendarLabels;
  min: string;
  max: string;
  shown: string;
  words: Words;
  onMonths: (months: number) => void;
};

/** Month and year to choose from. */
const Choices = ({ labels, min, max, words, shown, onMonths }: ChoicesProps) => {
  const year = yearOf(shown);
  const month = Number(shown.slice(5, 7));
  const months = count(12, 1).map((each) => `${shown.slice(0, 4)}-${String(each).padStart(2, '0')}`);
  return (
    <>
      <Select aria-label={labels.month} value={month} onChange={({ target }) => onMonths(Number(target.value) - month)}>
        {months.map((each, index) => (
          <option key={each} value={index + 1} disabled={each < min.slice(0, 7) || each > max.slice(0, 7)}>
            {words.month(`${each}-01`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={labels.year}
        value={year}
        onChange={({ target }) => onMonths((Number(target.value) - year) * 12)}
      >
        {count(yearOf(max) - yearOf(min) + 1, yearOf(min)).map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
    </>
  );
};

const Weekdays = ({ words }: { words: Words }) => (
  <thead>
    <tr>
      {count(7)
        .map((place) => dayAfter(aSunday, place))
        .map((day) => (
          <th key={day} scope="col" aria-label={words.weekday(day)} className={styles.weekday}>
            <span className={styles.wideName}>{words.short(day)}</span>
            <span className={styles.narrowName}>{words.narrow(day)}</span>
          </th>
        ))}
    </tr>
  </thead>
);

/**
 * A month of days, one of which can be chosen. One day is reached with Tab; keys lead on from it as in every grid of days,
 * also over days that cannot be chosen.
 */
export const Calendar = (props: CalendarProps) => {
  const { language, value, onChange, labels, today, min, max, openAt, freeDays, withYears = false } = props;
  const monthId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const words = useMemo(() => wordsIn(language), [language]);
  const first = useMemo(() => freeDays && [...freeDays, value].filter(isDay).toSorted()[0], [freeDays, value]);
  const limits = { min, max, freeDays };
  const ends = { min: min ?? first, max };
  const [focused, setFocused] = useState(() => firstShown(value ?? openAt ?? null, limits) ?? today);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (isDay(value)) setFocused(value);
  }

  const showMonth = (months: number) => setFocused(dayWithin(inMonths(focused, months), ends));
  const choose = (day: string | undefined) => {
    if (!day || !isChoosable(day, limits)) return;
    setFocused(day);
    if (day !== value) onChange(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(focused, event, languages[language].direction === 'rtl');
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (event.ctrlKey || event.metaKey || event.altKey || (!next && !isChoice)) return;
    event.preventDefault();
    if (!next) return choose(focused);
    flushSync(() => setFocused(dayWithin(next, ends)));
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };

  const monthStep = (months: 1 | -1, label: string) => {
    const month = focused.slice(0, 7);
    const isBeyond = dayWithin(inMonths(`${month}-15`, months), ends).startsWith(month);
    return (
      <button
        type="button"
        className={styles.step}
        aria-label={label}
        aria-disabled={isBeyond || undefined}
        onClick={() => showMonth(months)}
      >
        <Icon name={months === 1 ? 'chevron-right' : 'chevron-left'} />
      </button>
    );
  };
  const cellOf = (day: string) => {
    const isOpen = isChoosable(day, limits);
    const state = isOpen ? freeDays && labels.free : labels.unavailable;
    return (
      <td
        key={day}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
        role="gridcell"
        tabIndex={day === focused ? 0 : -1}
        data-date={day}
        data-free={freeDays?.has(day) ? '' : undefined}
        data-today={day === today ? '' : undefined}
        aria-label={[words.whole(day), day === today && labels.today, state].filter(Boolean).join(', ')}
        aria-selected={day === value}
        aria-disabled={!isOpen || undefined}
        className={styles.cell}
      >
        <span className={styles.day}>{Number(day.slice(8))}</span>
      </td>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid with its buttons is no fieldset
    <div role="group" aria-label={labels.calendar} className={styles.root}>
      <div className={styles.heading}>
        {monthStep(-1, labels.previousMonth)}
        {withYears && min && max && <Choices {...{ labels, min, max, words }} shown={focused} onMonths={showMonth} />}
        <span id={monthId} aria-live="polite" className={withYears ? looks.hidden : looks.strongFigures}>
          {words.monthAndYear(focused)}
        </span>
        {monthStep(1, labels.nextMonth)}
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: so is a grid of days written
        role="grid"
        aria-labelledby={monthId}
        className={styles.table}
        onKeyDown={onKeyDown}
        onClick={({ target }) => choose((target as Element).closest<HTMLElement>('[data-date]')?.dataset.date)}
      >
        <Weekdays words={words} />
        <tbody>
          {weeksOf(focused, first).map((week) => (
            <tr key={week.find(Boolean)}>
              {/* biome-ignore lint/suspicious/noArrayIndexKey: a place without a day stays one */}
              {week.map((day, place) => (day ? cellOf(day) : <td key={place} />))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
