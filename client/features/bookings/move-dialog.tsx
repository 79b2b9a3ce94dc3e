import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useLocale } from '../../i18n/use-locale.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import type { DialogControls } from '../../ui/dialog/dialog-store.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ChosenMoment } from '../../ui/form/chosen-moment.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { TimePicker } from '../appointments/public.ts';
import * as styles from './booking-detail.styles.ts';
import { type MoveProps, useMove } from './use-move.ts';

const isolated = (message: string) => `\u2068${message}\u2069`;

export const Dialog = ({ product, onClose }: MoveProps & DialogControls) => {
  const text = useText();
  const locale = useLocale();
  const clock = useClock();
  const move = useMove({ product }, onClose);
  const { days, date, slot, isBusy } = move;
  const footer = (
    <>
      {date && (
        <ChosenMoment
          day={formatDay(locale, date, 'day')}
          time={slot && clock(slot.time)}
          missing={text('appointments.timeMissing')}
        />
      )}
      <Button size="lg" fullWidth waiting={isBusy} waitingLabel={text('bookings.move.waiting')} onClick={move.confirm}>
        {text('bookings.move.confirm')}
      </Button>
    </>
  );
  return (
    <DialogFrame
      title={text('bookings.move.title')}
      size="appointment"
      onClose={onClose}
      onBack={onClose}
      backLabel={text('shell.back')}
      busy={isBusy}
      footer={date && footer}
    >
      <div className={styles.appointment}>
        <p className={styles.name}>{product.name}</p>
        {product.date && (
          <p className={looks.quietFigures}>
            {text('bookings.move.now', {
              day: isolated(formatDay(locale, product.date, 'day')),
              time: isolated(clock(product.time ?? '')),
            })}
          </p>
        )}
      </div>
      {move.hasFailed ? (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} onTryAgain={move.reload} waiting={move.isWaiting}>
          {text('appointments.timesFailed')}
        </ErrorState>
      ) : (
        <TimePicker days={days} date={date} slot={slot} onDate={move.chooseDate} onSlot={move.chooseSlot} />
      )}
    </DialogFrame>
  );
};
