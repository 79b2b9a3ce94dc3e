import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { ChosenMoment } from '../../ui/form/chosen-moment.tsx';
import { type ChosenTime, TimePicker } from './time-picker.tsx';

type NewTimeDialogProps = {
  title: string;
  time: ChosenTime;
  /** Said in the foot while no time has been chosen. */
  missing: string;
  confirm: { label: ReactNode; waitingLabel: string; isDisabled?: boolean; onClick: () => void };
  isBusy: boolean;
  tall?: 'whole' | false;
  /** Stands in the place of the free times; there is no going on then. */
  problem: ReactNode;
  onClose: () => void;
  onBack: () => void;
  /** Above the times of the chosen day. */
  before?: ReactNode;
  /** Above the free times. */
  children: ReactNode;
};

/** The choice of a time. Needs the texts of `appointments`. */
export const NewTimeDialog = ({ time, missing, confirm, isBusy, problem, before, ...frame }: NewTimeDialogProps) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const { days, date, slot } = time;
  const { label, waitingLabel, isDisabled, onClick } = confirm;
  const footer = (
    <>
      {date && <ChosenMoment day={formatDay(intl, date, 'day')} time={slot && clock(slot.time)} missing={missing} />}
      <Button
        size="lg"
        fullWidth
        aria-disabled={isDisabled}
        disabled={Boolean(problem) || (days !== null && date === null)}
        waiting={isBusy}
        waitingLabel={waitingLabel}
        data-stop="continue"
        onClick={onClick}
      >
        {label}
      </Button>
    </>
  );
  return (
    <DialogFrame {...frame} size="appointment" backLabel={text('shell.back')} busy={isBusy} footer={footer}>
      {frame.children}
      {problem || <TimePicker {...time}>{before}</TimePicker>}
    </DialogFrame>
  );
};
