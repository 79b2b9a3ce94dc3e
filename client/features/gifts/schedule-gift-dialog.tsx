import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { timesOf, useNewTime } from '../../cart/use-new-time.ts';
import { FailedQuery } from '../../graphql/failed-query.tsx';
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
import { useGiftedOrder } from './use-gifted-order.ts';

/** The product whose time is chosen, the days on which it can be had, and how the chosen time is sent. */
export const Dialog = ({ giftId, orderProductId, onClose }: ScheduleGiftProps & DialogControls) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const dialogs = useDialogs();
  const { gift, ...found } = useGiftedOrder(giftId);
  const wanted = orderProductId ?? gift?.firstProductId;
  const product = gift?.order.products.find(({ id }) => id === wanted) ?? null;
  const time = useNewTime(timesOf(product));
  const { date, slot, reload } = time;
  const [, schedule] = useScheduleGiftedProductMutation();
  const { submit, isBusy } = useSubmit();
  const chosen = product && date && slot ? { ...slot, date, product } : null;
  const problem = found.problem ?? (time.error ? ('appointments.timesFailed' as const) : null);
  // The provider knows the gift, but not what was given.
  const isUnknown = gift !== null && !product?.productMasterId;

  // Texts that arrive meanwhile are no new problem.
  const tell = useEffectEvent(() => showToast({ title: text('gifts.schedule.wrong'), color: 'error' }));
  useEffect(() => {
    if (problem) tell();
  }, [problem]);
  const send = () => {
    if (!chosen) return showToast({ title: text('gifts.schedule.missing'), color: 'error' });
    const { startAt, endAt } = chosen;
    const { id, serviceFeeIds } = chosen.product;
    const input = { id: giftId, orderProductId: id, startAt, endAt, serviceFeeIds };
    void submit(() => schedule({ input }, ofGifts), {
      whatFailed: 'gifts.schedule.wrong',
      onSuccess: () => {
        const moment = { day: formatDay(intl, chosen.date, 'day'), time: `\u2068${clock(chosen.time)}\u2069` };
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
      confirm={{
        label: text('shell.confirm'),
        waitingLabel: text('gifts.schedule.saving'),
        isDisabled: !chosen,
        onClick: send,
      }}
      isBusy={isBusy}
      problem={
        (problem || isUnknown) && (
          <FailedQuery
            execute={problem ? (gift ? reload : found.retry) : undefined}
            waiting={found.fetching || time.isWaiting}
          >
            {text(problem ?? 'gifts.schedule.unknown')}
          </FailedQuery>
        )
      }
      onClose={onClose}
      onBack={dialogs.back}
    >
      {product && <p className={styles.treatmentName}>{product.name}</p>}
    </NewTimeDialog>
  );
};
