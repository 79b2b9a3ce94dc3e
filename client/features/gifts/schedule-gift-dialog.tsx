import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNewTime } from '../../cart/use-new-time.ts';
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

/** The product whose time is chosen, and the days on which it can be had. */
const useGiftedTimes = ({ giftId, orderProductId }: ScheduleGiftProps) => {
  const found = useGiftedOrder(giftId);
  const { gift } = found;
  const wanted = orderProductId ?? gift?.firstProductId;
  const product = gift?.order.products.find(({ id }) => id === wanted) ?? null;
  const time = useNewTime(product);
  return {
    gift,
    product,
    time,
    /** The provider knows the gift, but not what was given. */
    isUnknown: gift !== null && !product?.productMasterId,
    problem: found.problem ?? (time.hasFailed ? ('appointments.timesFailed' as const) : null),
    isWaiting: found.fetching || time.isWaiting,
    reload: gift ? time.reload : found.retry,
  };
};

/** Sends the chosen time; says once that there is something in the way of choosing one. */
const useScheduleGift = ({ ways, giftId, ...props }: ScheduleGiftProps & { ways: GiftWays }) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const times = useGiftedTimes({ giftId, ...props });
  const [, schedule] = useScheduleGiftedProductMutation();
  const { submit, isBusy } = useSubmit();
  const { gift, product, time, problem } = times;
  const { date, slot } = time;
  const wrong = text('gifts.schedule.wrong');

  const told = useRef(false);
  useEffect(() => {
    if (problem && !told.current) showToast({ title: wrong, color: 'error' });
    told.current = problem !== null;
  }, [problem, wrong]);

  const isReady = Boolean(gift?.order.id && product && date && slot);
  const send = () => {
    if (!isReady || !product || !date || !slot) {
      return showToast({ title: text('gifts.schedule.missing'), color: 'error' });
    }
    const { startAt, endAt } = slot;
    const { id: orderProductId, serviceFeeIds } = product;
    void submit(
      () => schedule({ input: { id: giftId, orderProductId, startAt, endAt, serviceFeeIds } }, changingGifts),
      {
        whatFailed: 'gifts.schedule.wrong',
        onSuccess: () => {
          const moment = { day: formatDay(intl, date, 'day'), time: `\u2068${clock(slot.time)}\u2069` };
          const description = text('gifts.schedule.done', moment);
          showToast({ title: text('gifts.schedule.success'), description, color: 'success' });
          ways.toGift({ giftId });
        },
        onFailure: () => time.reload(),
      },
    );
  };
  return { ...times, isReady, isBusy, send };
};

export const Dialog = ({ onClose, ...props }: ScheduleGiftProps & DialogControls & { ways: GiftWays }) => {
  const text = useText();
  const dialogs = useDialogs();
  const { product, time, problem, isUnknown, isWaiting, isReady, isBusy, reload, send } = useScheduleGift(props);
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
