import { useAcceptGiftedOrderMutation, useDeclineGiftedOrderMutation } from '../../graphql/generated/hooks.ts';
import { useSubmit } from '../../graphql/use-submit.ts';
import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { confirmDialog } from '../../ui/dialog/confirm.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Icon } from '../../ui/media/icon.tsx';
import { RatingButtons } from '../bookings/public.ts';
import { GiftDetail } from './gift-detail.tsx';
import type { GiftWays } from './gift-props.ts';
import { GiftShare } from './gift-share.tsx';
import { isOpenToReceiver } from './gift-title.tsx';
import * as styles from './gifted-order.styles.ts';
import { changingGifts, type GiftDetails } from './use-gifted-order.ts';
import { useTakesTime } from './use-takes-time.ts';

/** Ratings where the provider allows them, and what the sender has besides: the invoice, and ways to tell the receiver. */
const Ways = ({ gift: { id, order } }: { gift: GiftDetails }) => {
  const text = useText();
  const info = order.gift;
  return (
    <>
      <div className={styles.ways}>
        <RatingButtons booking={order} />
        {info?.isSender && order.invoiceUrl && (
          <a href={order.invoiceUrl} className={buttonLook.secondary.md} target="_blank" rel="noopener noreferrer">
            <Icon name="external-link" />
            {text('bookings.show.invoice')}
          </a>
        )}
      </div>
      {info?.isSender && !info.isCompleted && <GiftShare giftId={id} receiverName={info.receiverName} />}
    </>
  );
};

/** What the receiver answers: accepting is immediate, declining asks first. */
const useGiftAnswer = (giftId: string, ways: GiftWays) => {
  const text = useText();
  const dialogs = useDialogs();
  const [, accept] = useAcceptGiftedOrderMutation();
  const [, decline] = useDeclineGiftedOrderMutation();
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

type ReceiverAnswersProps = {
  answer: ReturnType<typeof useGiftAnswer>;
  /** Opens the choice of a time; null once every time is chosen, and where nothing takes one. */
  onChooseTime: (() => void) | null;
};

/** One thing comes first: the time while one is missing, then the word that the gift is accepted. */
const ReceiverAnswers = ({ answer, onChooseTime }: ReceiverAnswersProps) => {
  const text = useText();
  return (
    <>
      {onChooseTime && (
        <Button
          size="lg"
          fullWidth
          icon="calendar-days"
          aria-haspopup="dialog"
          disabled={answer.isAccepting}
          onClick={onChooseTime}
        >
          {text('gifts.opening.chooseTime')}
        </Button>
      )}
      <Button
        size="lg"
        variant={onChooseTime ? 'secondary' : 'primary'}
        fullWidth
        icon="check"
        waiting={answer.isAccepting}
        waitingLabel={text('gifts.accept.waiting')}
        onClick={answer.accept}
      >
        {text('gifts.accept')}
      </Button>
      <Button
        variant="ghost"
        fullWidth
        className={looks.muted}
        aria-haspopup="dialog"
        data-stop="decline"
        disabled={answer.isAccepting}
        onClick={answer.decline}
      >
        {text('gifts.decline')}
      </Button>
    </>
  );
};

/** What the receiver of a gift can answer, for the foot of its dialog, live and printed. */
export const useReceiverAnswers = (giftId: string, gift: GiftDetails | null, ways: GiftWays) => {
  const answer = useGiftAnswer(giftId, ways);
  const untimed = gift?.order.products.find(({ startAt }) => startAt === null);
  const takesTime = useTakesTime(untimed);
  const chooseTime = untimed && takesTime ? () => ways.toSchedule({ giftId, orderProductId: untimed.id }) : null;
  return {
    answer,
    footer: gift && isOpenToReceiver(gift) && <ReceiverAnswers answer={answer} onChooseTime={chooseTime} />,
  };
};

/** What stands in a gift's dialog, live and printed. */
export const GiftBody = ({ gift, ways }: { gift: GiftDetails; ways: GiftWays }) => (
  <div className={looks.stack5}>
    <GiftDetail gift={gift} canSchedule={isOpenToReceiver(gift)} ways={ways} />
    <Ways gift={gift} />
  </div>
);
