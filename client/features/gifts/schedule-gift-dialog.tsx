import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { leadBack } from '../../ui/dialog/dialog-ways.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ChosenMoment } from '../../ui/form/chosen-moment.tsx';
import { TimePicker } from '../appointments/public.ts';
import type { GiftWays, ScheduleGiftProps } from './gift-props.ts';
import * as styles from './gifted-order.styles.ts';
import { useScheduleGift } from './use-schedule-gift.ts';

export const Dialog = ({ onClose, ...props }: ScheduleGiftProps & DialogControls & { ways: GiftWays }) => {
  const text = useText();
  const locale = useLocale();
  const clock = useClock();
  const dialogs = useDialogs();
  const schedule = useScheduleGift(props);
  const { product, days, date, slot, isBusy, isReady, problem, isUnknown, isWaiting, reload } = schedule;
  const footer = (
    <>
      {date && (
        <ChosenMoment
          day={formatDay(locale, date, 'day')}
          time={slot && clock(slot.time)}
          missing={text('gifts.schedule.chooseTime')}
        />
      )}
      <Button
        size="lg"
        fullWidth
        aria-disabled={!isReady}
        waiting={isBusy}
        waitingLabel={text('gifts.schedule.saving')}
        onClick={schedule.confirm}
      >
        {text('shell.confirm')}
      </Button>
    </>
  );
  return (
    <DialogFrame
      title={text('gifts.schedule.title')}
      size="appointment"
      onClose={onClose}
      onBack={() => leadBack(dialogs)}
      backLabel={text('shell.back')}
      busy={isBusy}
      footer={!problem && !isUnknown && footer}
    >
      {product && <p className={styles.treatmentName}>{product.name}</p>}
      {problem && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={reload} waiting={isWaiting}>
          {text(problem)}
        </ErrorState>
      )}
      {isUnknown && <ErrorState tryAgainLabel={text('shell.tryAgain')}>{text('gifts.schedule.unknown')}</ErrorState>}
      {!problem && !isUnknown && (
        <TimePicker days={days} date={date} slot={slot} onDate={schedule.chooseDate} onSlot={schedule.chooseSlot} />
      )}
    </DialogFrame>
  );
};
