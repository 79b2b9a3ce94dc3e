import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { timesOf, useNewTime } from '../../cart/use-new-time.ts';
import { useScheduleGiftedProductMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { NewTimeDialog } from '../appointments/public.ts';
import { giftedOrderDialog, ofGifts, type ScheduleGiftProps } from './dialogs.ts';
import * as styles from './gifted-order.styles.ts';

/** The days on which a product of a gift can be had, and how the chosen time is sent. */
export const Dialog = ({ giftId, product, onClose }: ScheduleGiftProps & DialogControls) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const dialogs = useDialogs();
  const time = useNewTime(timesOf(product));
  const { date, slot, error, reload } = time;
  const [, schedule] = useScheduleGiftedProductMutation();
  const { submit, isBusy } = useSubmit();
  const isFailed = error !== undefined;

  // Texts that arrive meanwhile are no new problem.
  const tell = useEffectEvent(() => showToast({ title: text('gifts.schedule.wrong'), color: 'error' }));
  useEffect(() => {
    if (isFailed) tell();
  }, [isFailed]);
  const send = () => {
    if (!date || !slot) return showToast({ title: text('gifts.schedule.missing'), color: 'error' });
    const { startAt, endAt } = slot;
    const { id: orderProductId, serviceFeeIds } = product;
    void submit(() => schedule({ input: { id: giftId, orderProductId, startAt, endAt, serviceFeeIds } }, ofGifts), {
      whatFailed: 'gifts.schedule.wrong',
      onSuccess: () => {
        const moment = { day: formatDay(intl, date, 'day'), time: `\u2068${clock(slot.time)}\u2069` };
        const description = text('gifts.schedule.done', moment);
        showToast({ title: text('gifts.schedule.success'), description, color: 'success' });
        dialogs.openInstead(giftedOrderDialog, { giftId });
      },
      onFailure: () => reload(),
    });
  };
  return (
    <NewTimeDialog
      title={text('gifts.schedule.title')}
      time={time}
      missing={text('cart.chooseTime')}
      button={{
        children: text('shell.confirm'),
        waiting: isBusy,
        waitingLabel: text('gifts.schedule.saving'),
        'aria-disabled': !slot,
        onClick: send,
      }}
      onClose={onClose}
      onBack={dialogs.back}
    >
      <p className={styles.treatmentName}>{product.name}</p>
    </NewTimeDialog>
  );
};
