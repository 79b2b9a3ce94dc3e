import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { useNewTime } from '../../cart/use-new-time.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { ChosenMoment } from '../../ui/form/chosen-moment.tsx';
import { TimePicker } from './time-picker.tsx';

type NewTimeDialogProps = {
  title: string;
  time: ReturnType<typeof useNewTime>;
  /** Said in the foot while no time has been chosen. */
  missing: string;
  confirm: { label: string; waitingLabel: string; isDisabled?: boolean; onClick: () => void };
  isBusy: boolean;
  /** Stands in the place of the free times. */
  problem: ReactNode;
  onClose: () => void;
  onBack: () => void;
  /** Above the free times. */
  children: ReactNode;
};

/** Choosing a time for something that is ordered already. Needs the texts of `appointments`. */
export const NewTimeDialog = ({ title, time, missing, confirm, isBusy, problem, ...rest }: NewTimeDialogProps) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const { days, date, slot, chooseDate, chooseSlot } = time;
  const { label, waitingLabel, isDisabled, onClick } = confirm;
  const { onClose, onBack, children } = rest;
  const footer = date && (
    <>
      <ChosenMoment day={formatDay(intl, date, 'day')} time={slot && clock(slot.time)} missing={missing} />
      <Button
        size="lg"
        fullWidth
        aria-disabled={isDisabled}
        waiting={isBusy}
        waitingLabel={waitingLabel}
        onClick={onClick}
      >
        {label}
      </Button>
    </>
  );
  return (
    <DialogFrame
      title={title}
      size="appointment"
      onClose={onClose}
      onBack={onBack}
      backLabel={text('shell.back')}
      busy={isBusy}
      footer={!problem && footer}
    >
      {children}
      {problem || <TimePicker days={days} date={date} slot={slot} onDate={chooseDate} onSlot={chooseSlot} />}
    </DialogFrame>
  );
};
