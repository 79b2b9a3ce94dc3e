import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { timesOf, useNewTime } from '../../cart/use-new-time.ts';
import { useScheduleGiftedProductMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { formatDay } from '../../i18n/format.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { NewTimeDialog } from '../appointments/public.ts';
import type { GiftWays, ScheduleGiftProps } from './gift-props.ts';
import * as styles from './gifted-order.styles.ts';
import { changingGifts, useGiftedOrder } from './use-gifted-order.ts';

type ScheduleProps = ScheduleGiftProps & { ways: GiftWays };

/** The product whose time is chosen, the days on which it can be had, and how the chosen time is sent. */
const useScheduleGift = ({ giftId, orderProductId, ways }: ScheduleProps) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const { gift, ...found } = useGiftedOrder(giftId);
  const wanted = orderProductId ?? gift?.firstProductId;
  const product = gift?.order.products.find(({ id }) => id === wanted) ?? null;
  const time = useNewTime(timesOf(product));
  const { date, slot } = time;
  const [, schedule] = useScheduleGiftedProductMutation();
  const { submit, isBusy } = useSubmit();
  const chosen = gift?.order.id && product && date && slot ? { ...slot, date, product } : null;

  const send = () => {
    if (!chosen) return showToast({ title: text('gifts.schedule.missing'), color: 'error' });
    const { startAt, endAt } = chosen;
    const { id, serviceFeeIds } = chosen.product;
    const input = { id: giftId, orderProductId: id, startAt, endAt, serviceFeeIds };
    void submit(() => schedule({ input }, changingGifts), {
      whatFailed: 'gifts.schedule.wrong',
      onSuccess: () => {
        const moment = { day: formatDay(intl, chosen.date, 'day'), time: `\u2068${clock(chosen.time)}\u2069` };
        const description = text('gifts.schedule.done', moment);
        showToast({ title: text('gifts.schedule.success'), description, color: 'success' });
        ways.toGift({ giftId });
      },
      onFailure: () => time.reload(),
    });
  };
  return {
    product,
    time,
    /** The provider knows the gift, but not what was given. */
    isUnknown: gift !== null && !product?.productMasterId,
    problem: found.problem ?? (time.error ? ('appointments.timesFailed' as const) : null),
    isWaiting: found.fetching || time.isWaiting,
    reload: gift ? time.reload : found.retry,
    isReady: chosen !== null,
    isBusy,
    send,
  };
};

export const Dialog = ({ onClose, ...props }: ScheduleProps & DialogControls) => {
  const text = useText();
  const dialogs = useDialogs();
  const { product, time, problem, isUnknown, isWaiting, isReady, isBusy, reload, send } = useScheduleGift(props);
  // Says once that there is something in the way of choosing a time.
  const told = useRef(false);
  useEffect(() => {
    if (problem && !told.current) showToast({ title: text('gifts.schedule.wrong'), color: 'error' });
    told.current = problem !== null;
  }, [problem, text]);
  return (
    <NewTimeDialog
      title={text('gifts.schedule.title')}
      time={time}
      missing={text('gifts.schedule.chooseTime')}
      confirm={{
        label: text('shell.confirm'),
        waitingLabel: text('gifts.schedule.saving'),
        isDisabled: !isReady,
        onClick: send,
      }}
      isBusy={isBusy}
      problem={
        (problem || isUnknown) && (
          <ErrorState
            tryAgainLabel={text('shell.tryAgain')}
            {...(problem && { onTryAgain: reload })}
            waiting={isWaiting}
          >
            {text(problem ?? 'gifts.schedule.unknown')}
          </ErrorState>
        )
      }
      onClose={onClose}
      onBack={dialogs.back}
    >
      {product && <p className={styles.treatmentName}>{product.name}</p>}
    </NewTimeDialog>
  );
};
