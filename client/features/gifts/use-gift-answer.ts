import { useAcceptGiftedOrderMutation, useDeclineGiftedOrderMutation } from '../../graphql/generated/operations.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import type { GiftWays } from './gift-props.ts';
import { changingGifts } from './use-gifted-order.ts';

/** What the receiver answers: accepting is immediate, declining asks first. */
export const useGiftAnswer = (giftId: string, ways: GiftWays) => {
  const text = useText();
  const dialogs = useDialogs();
  const accept = useAcceptGiftedOrderMutation();
  const decline = useDeclineGiftedOrderMutation();
  const accepting = useSubmit();
  const declining = useSubmit();

  const sendDecline = () =>
    declining.submit(() => decline({ id: giftId }, changingGifts), {
      onSuccess: ({ declineGiftedOrder: { isDone, message } }) => {
        if (!isDone) return ways.toGift({ giftId, isStuck: true });
        showToast({ title: message ?? text('gifts.decline.done'), color: 'success' });
        // The question first, then the gift, which is no longer there.
        dialogs.close();
        dialogs.close();
      },
    });
  return {
    isAccepting: accepting.isBusy,
    accept: () =>
      accepting.submit(() => accept({ id: giftId }, changingGifts), {
        onSuccess: ({ acceptGiftedOrder: { message } }) =>
          showToast({ title: message ?? text('gifts.accept.done'), color: 'success' }),
      }),
    decline: () =>
      dialogs.openOver(confirmDialog, {
        title: text('gifts.decline.title'),
        message: text('gifts.decline.message'),
        confirmLabel: text('gifts.decline.confirm'),
        waitingLabel: text('gifts.decline.waiting'),
        cancelLabel: text('gifts.decline.keep'),
        isDangerous: true,
        onConfirm: sendDecline,
      }),
  };
};
