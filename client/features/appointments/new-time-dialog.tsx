import { type ComponentProps, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { SlotGroup } from '../../cart/slot-group.tsx';
import { freeDates, groupSlots, type Slot } from '../../cart/slots.ts';
import type { useNewTime } from '../../cart/use-new-time.ts';
import { FailedQuery } from '../../graphql/failed-query.tsx';
import { formatDay } from '../../i18n/format.ts';
import { riyadhToday } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Waiting } from '../../lists/waiting.tsx';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Calendar } from '../../ui/form/calendar.tsx';
import * as styles from './appointment.styles.ts';

type NewTimeDialogProps = Pick<ComponentProps<typeof DialogFrame>, 'title' | 'onClose' | 'onBack'> & {
  time: ReturnType<typeof useNewTime>;
  /** Are free, but not offered here: a time that was just lost, and those that stand above already. */
  without?: readonly Slot[];
  /** Above the times of the chosen day. */
  before?: ReactNode;
  /** Said in the foot while no time has been chosen. */
  missing: string;
  /** Sends the chosen time; while it waits the dialog is busy. */
  button: ComponentProps<typeof Button>;
  /** As high as the screen, unless there is nothing to choose from. */
  isWhole?: boolean;
  /** Stands in the place of the free times; there is no going on then. */
  problem?: ReactNode;
  /** Above the free times. */
  children: ReactNode;
};

type TimePickerProps = Pick<NewTimeDialogProps, 'time' | 'without' | 'before'>;

/** The free times of one day by the part of the day. They follow the frame in which a press shows the day itself. */
const DaySlots = ({ time: { days, date, slot, chooseSlot }, without = [] }: TimePickerProps) => {
  const text = useText();
  const shown = useDeferredValue(date);
  const day = days?.find((each) => each.date === shown);
  if (!day) return null;
  const isOffered = ({ startAt }: Slot) => !without.some((slot) => slot.startAt === startAt);
  return groupSlots(day.slots.filter(isOffered)).map((group) => (
    <SlotGroup
      key={group.part}
      name={text(`appointments.${group.part}`)}
      slots={group.slots}
      chosen={slot}
      onChoose={(next) => chooseSlot(next, day.date)}
    />
  ));
};

/** The shape of the calendar and the times while they are on the way. */
export const ServiceAppointmentSkeleton = () => <Waiting look={styles.columns} shape="picture" count={2} />;

/** A calendar whose days without free times cannot be chosen, and the times of the chosen day. */
const TimePicker = ({ before, ...picker }: TimePickerProps) => {
  const { days, date, isWaiting, chooseDate } = picker.time;
  const text = useText();
  const language = useLocale();
  const labels = {
    calendar: text('appointments.calendar'),
    previousMonth: text('appointments.previousMonth'),
    nextMonth: text('appointments.nextMonth'),
    today: text('appointments.today'),
    free: text('appointments.free'),
    unavailable: text('appointments.unavailable'),
  };
  const freeDays = useMemo(() => freeDates(days ?? []), [days]);
  if (!days) return <ServiceAppointmentSkeleton />;
  if (freeDays.size === 0) return <EmptyState icon="calendar-days">{text('appointments.noDays')}</EmptyState>;
  const calendar = { language, labels, freeDays, today: riyadhToday(), value: date, onChange: chooseDate };
  return (
    <div className={styles.columns}>
      <Calendar {...calendar} />
      <div className={styles.times} aria-busy={isWaiting || undefined}>
        {before}
        <DaySlots {...picker} />
      </div>
    </div>
  );
};

/** The choice of a time. Needs the texts of `appointments`. */
export const NewTimeDialog = (props: NewTimeDialogProps) => {
  const { time, without, before, missing, button, isWhole = false, children, ...frame } = props;
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const { days, date, slot, error, isWaiting, reload } = time;
  const problem =
    props.problem ||
    (!days && error && (
      <FailedQuery execute={reload} waiting={isWaiting}>
        {text('appointments.timesFailed')}
      </FailedQuery>
    ));
  const footer = (
    <>
      {date && (
        <p className={styles.chosen} aria-live="polite">
          <strong>{formatDay(intl, date, 'day')}</strong>
          <span className={slot ? styles.time : styles.missing}>{slot ? clock(slot.time) : missing}</span>
        </p>
      )}
      <Button
        {...button}
        size="lg"
        fullWidth
        disabled={Boolean(problem) || (days !== null && date === null)}
        data-stop="continue"
      />
    </>
  );
  return (
    <DialogFrame
      {...frame}
      size="appointment"
      tall={!problem && isWhole && 'whole'}
      busy={button.waiting ?? false}
      footer={footer}
    >
      {children}
      {problem || <TimePicker {...{ time, without, before }} />}
    </DialogFrame>
  );
};
