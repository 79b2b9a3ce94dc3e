import { Answered } from '../../graphql/failed-query.tsx';
import { failureOf } from '../../graphql/failure.ts';
import type { GiftedOrderQuery } from '../../graphql/generated/graphql.ts';
import {
  useAcceptGiftedOrderMutation,
  useDeclineGiftedOrderMutation,
  useGiftedOrderQuery,
} from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { BookingActions, BookingBody, useTakesTime } from '../bookings/public.ts';
import { type GiftedOrderProps, giftedOrderDialog, ofGifts, scheduleGiftDialog } from './dialogs.ts';
import { GiftOpening, GiftTitle, isOpenToReceiver } from './gift-opening.tsx';
import { GiftShare } from './gift-share.tsx';
import * as styles from './gifted-order.styles.ts';

type ReceiverAnswersProps = { gift: GiftedOrderQuery['giftedOrder']; accepting: ReturnType<typeof useSubmit> };

/**
 * The receiver's answer: accepting is immediate, declining asks first. One thing comes first: the time while one is
 * missing, then the word that the gift is accepted.
 */
const ReceiverAnswers = ({ gift: { id, order }, accepting: { submit, isBusy } }: ReceiverAnswersProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const [, accept] = useAcceptGiftedOrderMutation();
  const [, decline] = useDeclineGiftedOrderMutation();
  const declining = useSubmit();
  const untimed = order.products.find(({ startAt }) => startAt === null);
  const takesTime = useTakesTime(untimed);

  const sendAccept = () =>
    submit(() => accept({ id }, ofGifts), {
      onSuccess: ({ acceptGiftedOrder: { message } }) =>
        showToast({ title: message ?? text('gifts.accept.done'), color: 'success' }),
    });
  const sendDecline = () =>
    declining.submit(() => decline({ id }, ofGifts), {
      onSuccess: ({ declineGiftedOrder: { isDone, message } }) => {
        if (!isDone) return dialogs.openInstead(giftedOrderDialog, { giftId: id, isStuck: true });
        showToast({ title: message ?? text('gifts.decline.done'), color: 'success' });
        // The question first, then the gift, which is no longer there.
        dialogs.close();
        dialogs.close();
      },
    });
  const askToDecline = () =>
    dialogs.openOver(confirmDialog, {
      title: text('gifts.decline.title'),
      message: text('gifts.decline.message'),
      confirmLabel: text('gifts.decline.confirm'),
      waitingLabel: text('gifts.decline.waiting'),
      cancelLabel: text('gifts.decline.keep'),
      isDangerous: true,
      onConfirm: sendDecline,
    });
  return (
    <>
      {untimed && takesTime && (
        <Button
          size="lg"
          fullWidth
          icon="calendar-days"
          aria-haspopup="dialog"
          disabled={isBusy}
          onClick={() => dialogs.open(scheduleGiftDialog, { giftId: id, product: untimed })}
        >
          {text('cart.chooseTime')}
        </Button>
      )}
      <Button
        size="lg"
        variant={takesTime ? 'secondary' : 'primary'}
        fullWidth
        icon="check"
        waiting={isBusy}
        waitingLabel={text('gifts.accept.waiting')}
        onClick={sendAccept}
      >
        {text('gifts.accept')}
      </Button>
      <Button
        variant="ghost"
        fullWidth
        className={looks.muted}
        aria-haspopup="dialog"
        data-stop="decline"
        disabled={isBusy}
        onClick={askToDecline}
      >
        {text('gifts.decline')}
      </Button>
    </>
  );
};

export const Dialog = ({ giftId, isStuck, onClose }: GiftedOrderProps & DialogControls) => {
  const text = useText();
  const accepting = useSubmit();
  const query = useGiftedOrderQuery({ variables: { id: giftId }, requestPolicy: 'cache-and-network' });
  const [{ data, error }] = query;
  const gift = error ? undefined : data?.giftedOrder;
  const isOrderless = error && 'orderId' in failureOf(error).fields;
  return (
    <DialogFrame
      title={gift ? <GiftTitle gift={gift} /> : text('gifts.show.title')}
      onClose={onClose}
      busy={accepting.isBusy}
      tall={!error}
      footer={gift && isOpenToReceiver(gift) && <ReceiverAnswers gift={gift} accepting={accepting} />}
    >
      {isStuck && (
        <p role="alert" className={styles.stuck}>
          <Icon name="circle-alert" />
          {text('gifts.show.stuck')}
        </p>
      )}
      <Answered
        query={query}
        waiting={<DialogSkeleton />}
        missing={
          <EmptyState icon="gift">{text(isOrderless ? 'gifts.show.noOrder' : 'gifts.show.notFound')}</EmptyState>
        }
      >
        {({ giftedOrder }) => (
          <BookingBody booking={giftedOrder.order} opening={<GiftOpening gift={giftedOrder} />}>
            {(order) => (
              <>
                <BookingActions booking={order} />
                {order.gift?.isSender && !order.gift.isCompleted && (
                  <GiftShare giftId={giftId} receiverName={order.gift.receiverName} />
                )}
              </>
            )}
          </BookingBody>
        )}
      </Answered>
    </DialogFrame>
  );
};
