import { FailedQuery } from '../../graphql/failed-query.tsx';
import { useAcceptGiftedOrderMutation, useDeclineGiftedOrderMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { RatingButtons } from '../bookings/public.ts';
import { type GiftedOrderProps, giftedOrderDialog, ofGifts, scheduleGiftDialog } from './dialogs.ts';
import { GiftDetail, GiftTitle } from './gift-detail.tsx';
import { GiftShare } from './gift-share.tsx';
import * as styles from './gifted-order.styles.ts';
import { type GiftDetails, isOpenToReceiver, useGiftedOrder, useTakesTime } from './use-gifted-order.ts';

/** Ratings where the provider allows them, and what the sender has besides: the invoice, and ways to tell the receiver. */
const Ways = ({ gift: { id, order } }: { gift: GiftDetails }) => {
  const text = useText();
  const sent = order.gift?.isSender ? order.gift : null;
  return (
    <>
      <div className={styles.ways}>
        <RatingButtons booking={order} />
        {sent && order.invoiceUrl && (
          <ExternalLink href={order.invoiceUrl}>{text('bookings.show.invoice')}</ExternalLink>
        )}
      </div>
      {sent && !sent.isCompleted && <GiftShare giftId={id} receiverName={sent.receiverName} />}
    </>
  );
};

type ReceiverAnswersProps = { gift: GiftDetails; accepting: ReturnType<typeof useSubmit> };

/**
 * What the receiver answers: accepting is immediate, declining asks first. One thing comes first: the time while one is
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
          onClick={() => dialogs.open(scheduleGiftDialog, { giftId: id, orderProductId: untimed.id })}
        >
          {text('cart.chooseTime')}
        </Button>
      )}
      <Button
        size="lg"
        variant={untimed && takesTime ? 'secondary' : 'primary'}
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
  const dialogs = useDialogs();
  const accepting = useSubmit();
  const { gift, problem, fetching, retry } = useGiftedOrder(giftId);
  const isOpen = gift && isOpenToReceiver(gift);
  return (
    <DialogFrame
      title={gift ? <GiftTitle gift={gift} /> : text('gifts.show.title')}
      onClose={onClose}
      busy={accepting.isBusy}
      tall={!problem}
      footer={isOpen && <ReceiverAnswers gift={gift} accepting={accepting} />}
    >
      {isStuck && (
        <p role="alert" className={styles.stuck}>
          <Icon name="circle-alert" />
          {text('gifts.show.stuck')}
        </p>
      )}
      {!gift && !problem && <DialogSkeleton />}
      {problem && (
        <FailedQuery execute={problem === 'gifts.show.failed' ? retry : undefined} waiting={fetching}>
          {text(problem)}
        </FailedQuery>
      )}
      {gift && (
        <div className={looks.stack5}>
          <GiftDetail gift={gift} onChooseTime={isOpen ? (wanted) => dialogs.open(scheduleGiftDialog, wanted) : null} />
          <Ways gift={gift} />
        </div>
      )}
    </DialogFrame>
  );
};
