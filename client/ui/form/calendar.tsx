import { DatePicker, parseDate } from '@chakra-ui/react/date-picker';
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

const Heading = ({ withYears }: { withYears: boolean }) => (
  <DatePicker.ViewControl>
    <DatePicker.PrevTrigger>
      <Icon name="chevron-left" />
    </DatePicker.PrevTrigger>
    {withYears ? (
      <>
        <DatePicker.MonthSelect />
        <DatePicker.YearSelect />
      </>
    ) : (
      <DatePicker.RangeText aria-live="polite" />
    )}
    <DatePicker.NextTrigger>
      <Icon name="chevron-right" />
    </DatePicker.NextTrigger>
  </DatePicker.ViewControl>
);

type DaysProps = { freeDays?: ReadonlySet<string> | undefined; first?: string | undefined };

const Days = ({ freeDays, first }: DaysProps) => (
  <DatePicker.Context>
    {({ weekDays, weeks }) => (
      <DatePicker.Table>
        <DatePicker.TableHead>
          <DatePicker.TableRow>
            {weekDays.map(({ short, narrow, long }) => (
              <DatePicker.TableHeader key={long} aria-label={long}>
                <span data-short="">{short}</span>
                <span data-narrow="">{narrow}</span>
              </DatePicker.TableHeader>
            ))}
          </DatePicker.TableRow>
        </DatePicker.TableHead>
        <DatePicker.TableBody>
          {weeksFrom(weeks, first).map((week) => (
            <DatePicker.TableRow key={String(week[0])}>
              {week.map((day) => (
                <DatePicker.TableCell key={day.toString()} value={day}>
                  <DatePicker.TableCellTrigger data-free={freeDays?.has(day.toString()) ? '' : undefined}>
                    {day.day}
                  </DatePicker.TableCellTrigger>
                </DatePicker.TableCell>
              ))}
            </DatePicker.TableRow>
          ))}
        </DatePicker.TableBody>
      </DatePicker.Table>
    )}
  </DatePicker.Context>
);

/** A month of days, one of which can be chosen. Days are days, not instants: no time zone can move them. */
export const Calendar = (props: CalendarProps) => {
  const { value, onChange, labels, min, max, openAt, freeDays, withYears = false } = props;
  const limits = { min, max, freeDays };
  const first = freeDays && [...freeDays, value].filter(isDay).toSorted()[0];
  const chosen = dateOf(value);
  return (
    <Island>
      <DatePicker.Root
        inline
        timeZone="Asia/Riyadh"
        startOfWeek={0}
        value={chosen ? [chosen] : []}
        defaultFocusedValue={dateOf(firstShown(value ?? openAt ?? null, limits))}
        min={dateOf(min ?? first)}
        max={dateOf(max)}
        isDateUnavailable={(date) => !isChoosable(date.toString(), limits)}
        onValueChange={(change) => {
          const day = change.value[0]?.toString().slice(0, 10);
          if (isDay(day) && isChoosable(day, limits)) onChange(day);
        }}
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
            <Days freeDays={freeDays} first={first} />
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </Island>
  );
};
