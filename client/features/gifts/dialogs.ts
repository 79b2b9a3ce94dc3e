import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { withWays } from '../../ui/dialog/with-ways.ts';
import type { GiftedOrderProps, GiftFormProps, GiftWays, ScheduleGiftProps } from './gift-props.ts';

export const useGiftWays = (): GiftWays => {
  const dialogs = useDialogs();
  return {
    toGift: (props) => dialogs.openInstead(giftedOrderDialog, props),
    toSchedule: (props) => dialogs.open(scheduleGiftDialog, props),
  };
};

/** To whom an order is sent as a gift. */
export const giftFormDialog = defineDialog<GiftFormProps>({
  name: 'GiftedOrderDialog',
  tall: true,
  load: withAccountTexts(() => import('./gift-form-dialog.tsx')),
});

/** A gift as its sender or its receiver sees it, and what each can do about it. */
export const giftedOrderDialog = defineDialog<GiftedOrderProps>({
  name: 'GiftedOrderDetailsDialog',
  tall: true,
  load: withAccountTexts(withWays<GiftedOrderProps, GiftWays>(() => import('./gifted-order-dialog.tsx'), useGiftWays)),
});

/** The receiver's choice of day and time for one product of a gift. */
export const scheduleGiftDialog = defineDialog<ScheduleGiftProps>({
  name: 'ScheduleGiftedOrder',
  load: withAccountTexts(
    withWays<ScheduleGiftProps, GiftWays>(() => import('./schedule-gift-dialog.tsx'), useGiftWays),
  ),
});
