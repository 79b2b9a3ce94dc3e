import { DatePicker, parseDate } from '@chakra-ui/react/date-picker';
import { type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../media/icon.tsx';
import { firstShown, isChoosable, isDay, weeksFrom } from './calendar-rules.ts';
import { Island } from './island.tsx';

export type CalendarLabels = {
  calendar: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  /** Said after a day's name. */
  today: string;
  selected: string;
  free: string;
  unavailable: string;
};

type CalendarProps = {
  /** `YYYY-MM-DD` in Western digits, whatever the language; null while nothing is chosen. */
  value: string | null;
  onChange: (day: string) => void;
  labels: CalendarLabels;
  min?: string;
  max?: string;
  /** The day that is shown while nothing is chosen; else the first free one is, else `min`. */
  openAt?: string;
  /** When given, only these days can be chosen, and they are marked. */
  freeDays?: ReadonlySet<string>;
  /** Month and year become choices of their own, for days long ago such as a birthday. */
  withYears?: boolean;
};

const dateOf = (day: string | null | undefined) => (isDay(day) ? parseDate(day) : undefined);

/** The day of a press, undefined beside the days. */
const dayAt = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part=table-cell-trigger]')?.dataset.value : undefined;

const Heading = ({ withYears }: { withYears: boolean }) => (
  <DatePicker.ViewControl>
    <DatePicker.PrevTrigger>
      <Icon name="chevron-left" />
    </DatePicker.PrevTrigger>
    {withYears ? (
      <>
        <span>
          <DatePicker.MonthSelect />
          <Icon name="chevron-down" />
        </span>
        <span>
          <DatePicker.YearSelect />
          <Icon name="chevron-down" />
        </span>
      </>
    ) : (
      <DatePicker.RangeText aria-live="polite" />
    )}
    <DatePicker.NextTrigger>
      <Icon name="chevron-right" />
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
);

type DaysProps = {
  freeDays?: ReadonlySet<string> | undefined;
  first?: string | undefined;
  onPress: (event: MouseEvent) => void;
};

/** Up to 42 days are drawn anew with every press: as plain elements, which the recipe of the table dresses. */
const Days = ({ freeDays, first, onPress }: DaysProps) => (
  <DatePicker.Context>
    {({ weekDays, weeks, getTableHeadProps, getDayTableCellProps, getDayTableCellTriggerProps }) => (
      <DatePicker.Table onClickCapture={onPress}>
        <thead {...getTableHeadProps()}>
          <tr>
            {weekDays.map(({ short, narrow, long }) => (
              <th key={long} aria-label={long}>
                <span data-short="">{short}</span>
                <span data-narrow="">{narrow}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksFrom(weeks, first).map((week) => (
            <tr key={String(week[0])}>
              {week.map((day) => (
                <td key={day.toString()} {...getDayTableCellProps({ value: day })}>
                  <div
                    {...getDayTableCellTriggerProps({ value: day })}
                    data-free={freeDays?.has(day.toString()) ? '' : undefined}
                  >
                    {day.day}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DatePicker.Table>
    )}
  </DatePicker.Context>
);

const Month = memo((props: CalendarProps) => {
  const { value, onChange, labels, min, max, openAt, freeDays, withYears = false } = props;
  const limits = { min, max, freeDays };
  const first = freeDays && [...freeDays, value].filter(isDay).toSorted()[0];
  const chosen = dateOf(value);
  const [focused, setFocused] = useState(() => firstShown(value ?? openAt ?? null, limits));
  const choose = (day: string | undefined) => {
    if (isDay(day) && day !== value && isChoosable(day, limits)) onChange(day);
  };
  // The calendar's own answer would draw it twice, once for the focus and once for the choice.
  const press = (event: MouseEvent) => {
    const day = dayAt(event);
    if (!isDay(day) || !isChoosable(day, limits)) return;
    event.stopPropagation();
    setFocused(day);
    if (day !== value) onChange(day);
  };
  return (
    <Island>
      <DatePicker.Root
        inline
        timeZone="Asia/Riyadh"
        startOfWeek={0}
        value={chosen ? [chosen] : []}
        focusedValue={dateOf(focused)}
        onFocusChange={({ focusedValue }) => setFocused(focusedValue.toString().slice(0, 10))}
        min={dateOf(min ?? first)}
        max={dateOf(max)}
        isDateUnavailable={(date) => !isChoosable(date.toString(), limits)}
        onValueChange={({ value: [day] }) => choose(day?.toString().slice(0, 10))}
        translations={{
          content: labels.calendar,
          prevTrigger: () => labels.previousMonth,
          nextTrigger: () => labels.nextMonth,
          monthSelect: labels.month,
          yearSelect: labels.year,
          dayCell: (day) =>
            [
              day.valueText,
              day.today && labels.today,
              day.selected && labels.selected,
              !day.selectable ? labels.unavailable : freeDays && labels.free,
            ]
              .filter(Boolean)
              .join(', '),
        }}
      >
        <DatePicker.Content>
          <DatePicker.View view="day">
            <Heading withYears={withYears} />
            <Days freeDays={freeDays} first={first} onPress={press} />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </Island>
  );
});

/**
 * A month of days, one of which can be chosen. Days are days, not instants: no time zone can move them. It is drawn anew only
 * when what it shows changes, not when another `onChange` is given.
 */
export const Calendar = (props: CalendarProps) => {
  const { onChange } = props;
  const latest = useRef(onChange);
  const report = useRef((day: string) => latest.current(day));
  useLayoutEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  return <Month {...props} onChange={report.current} />;
};
