import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { textOfFailure } from '../../graphql/failure.ts';
import { useAvailableDaysQuery, useScheduleGiftedProductMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { formatDay } from '../../i18n/format.ts';
import { isSameMoment, providerMoment } from '../../i18n/provider-moment.ts';
import { useClock } from '../../i18n/use-clock.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { ChosenMoment } from '../../ui/form/chosen-moment.tsx';
import { TimePicker } from '../appointments/public.ts';
import type { GiftWays, ScheduleGiftProps } from './gift-props.ts';
import * as styles from './gifted-order.styles.ts';
import { changingGifts, useGiftedOrder } from './use-gifted-order.ts';

type Slot = { time: string; startAt: string; endAt: string };
type Choice = { date: string | null; slot: Slot | null };

/** The product whose time is chosen, and the days on which it can be had. */
const useGiftedTimes = ({ giftId, orderProductId }: ScheduleGiftProps) => {
  const found = useGiftedOrder(giftId);
  const { gift } = found;
  const wanted = orderProductId ?? gift?.firstProductId;
  const product = gift?.order.products.find(({ id }) => id === wanted) ?? null;
  const productMasterId = product?.productMasterId ?? null;
  const [times, execute] = useAvailableDaysQuery({
    variables: {
      productMasterId: productMasterId ?? '',
      serviceFees: product?.serviceFeeIds.map((id) => ({ id, addressId: null })) ?? [],
    },
    pause: productMasterId === null,
    requestPolicy: 'cache-and-network',
  });
  return {
    gift,
    product,
    days: times.data?.availableDays ?? null,
    /** The provider knows the gift, but not what was given. */
    isUnknown: gift !== null && productMasterId === null,
    problem: found.problem ?? (times.error && !times.data ? ('appointments.timesFailed' as const) : null),
    isWaiting: found.fetching || times.fetching,
    reloadTimes: useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]),
    reload: () => (gift ? execute({ requestPolicy: 'network-only' }) : found.retry()),
  };
};

type Times = ReturnType<typeof useGiftedTimes>;

/** The preselection: the product's time, if it is still on offer, and its day. */
const useChoice = ({ days, product }: Times) => {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const free = days ?? [];
  const startAt = product?.startAt ?? null;
  const wanted = chosen ?? { date: startAt && providerMoment(startAt).date, slot: null };
  const date = (free.find((day) => day.date === wanted.date) ?? free[0])?.date ?? null;
  const slots = free.find((day) => day.date === date)?.slots ?? [];
  const slot = slots.find((one) => wanted.slot && isSameMoment(one.startAt, wanted.slot.startAt)) ?? null;
  return { date, slot, setChosen };
};

/** Choosing the time of a gift's product and sending it. */
const useScheduleGift = ({ ways, ...props }: ScheduleGiftProps & { ways: GiftWays }) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const times = useGiftedTimes(props);
  const { date, slot, setChosen } = useChoice(times);
  const [, schedule] = useScheduleGiftedProductMutation();
  const { submit, isBusy } = useSubmit();
  const { gift, product, problem, reloadTimes } = times;
  const { giftId } = props;
  const wrong = text('gifts.schedule.wrong');

  const told = useRef(false);
  useEffect(() => {
    if (problem && !told.current) showToast({ title: wrong, color: 'error' });
    told.current = problem !== null;
  }, [problem, wrong]);

  const input = gift?.order.id &&
    product &&
    date &&
    slot && {
      id: giftId,
      orderProductId: product.id,
      startAt: slot.startAt,
      endAt: slot.endAt,
      serviceFeeIds: product.serviceFeeIds,
    };
  const send = (
    wanted: NonNullable<Exclude<typeof input, '' | null | undefined>>,
    on: { date: string; time: string },
  ) =>
    submit(() => schedule({ input: wanted }, changingGifts), {
      onSuccess: () => {
        const moment = { day: formatDay(intl, on.date, 'day'), time: `\u2068${clock(on.time)}\u2069` };
        showToast({
          title: text('gifts.schedule.success'),
          description: text('gifts.schedule.done', moment),
          color: 'success',
        });
        ways.toGift({ giftId });
      },
      onFailure: (failure) => {
        showToast({ title: wrong, description: textOfFailure(text, failure), color: 'error' });
        reloadTimes();
        return true;
      },
    });
  return {
    ...times,
    date,
    slot,
    isBusy,
    isReady: Boolean(input),
    chooseDate: (next: string) => setChosen({ date: next, slot: next === date ? slot : null }),
    chooseSlot: (next: Slot, on: string) => setChosen({ date: on, slot: next }),
    confirm: () => {
      if (input) return send(input, { date, time: slot.time });
      showToast({ title: text('gifts.schedule.missing'), color: 'error' });
    },
  };
};

export const Dialog = ({ onClose, ...props }: ScheduleGiftProps & DialogControls & { ways: GiftWays }) => {
  const text = useText();
  const intl = useIntl();
  const clock = useClock();
  const dialogs = useDialogs();
  const schedule = useScheduleGift(props);
  const { product, days, date, slot, isBusy, isReady, problem, isUnknown, isWaiting, reload } = schedule;
  const footer = (
    <>
      {date && (
        <ChosenMoment
          day={formatDay(intl, date, 'day')}
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
      onBack={dialogs.back}
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
