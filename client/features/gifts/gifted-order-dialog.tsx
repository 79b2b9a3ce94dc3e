import { useText } from '../../i18n/use-text.ts';
import { buttonLook } from '../../ui/button.styles.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog-skeleton.tsx';
import type { DialogControls } from '../../ui/dialog-store.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BookingFacts, BookingTitle, PaymentSummary, RatingButtons } from '../bookings/public.ts';
import type { GiftedOrderProps } from './dialogs.ts';
import { GiftShare } from './gift-share.tsx';
import { GiftStatus } from './gift-status.tsx';
import * as styles from './gifted-order.styles.ts';
import { GiftedProduct } from './gifted-product.tsx';
import { useGiftAnswer } from './use-gift-answer.ts';
import { type GiftDetails, useGiftedOrder } from './use-gifted-order.ts';

type PartProps = { gift: GiftDetails };

/** The rows of a booking, and those of a gift: to whom it goes, and how it stands. Who gave it is among the former. */
const Facts = ({ gift: { order } }: PartProps) => {
  const text = useText();
  const info = order.gift;
  return (
    <BookingFacts booking={order}>
      {info?.isSender && (
        <div>
          <dt>{text('gifts.show.giftedTo')}</dt>
          <dd>{info.receiverName ?? text('gifts.list.someone')}</dd>
        </div>
      )}
      {info?.statusLabel && (
        <div>
          <dt>{text('gifts.show.status')}</dt>
          <dd>
            <GiftStatus label={info.statusLabel} color={info.statusColor} />
          </dd>
        </div>
      )}
    </BookingFacts>
  );
};

const Products = ({ gift, canSchedule }: PartProps & { canSchedule: boolean }) => {
  const text = useText();
  return (
    <section aria-label={text('gifts.show.products')}>
      <h3 className={styles.partTitle}>{text('gifts.show.products')}</h3>
      <ul className={styles.products}>
        {gift.order.products.map((product) => (
          <GiftedProduct key={product.id} giftId={gift.id} product={product} canSchedule={canSchedule} />
        ))}
      </ul>
    </section>
  );
};

/** Ratings where the provider allows them, and what the sender has besides: the invoice, and ways to tell the receiver. */
const Ways = ({ gift: { id, order } }: PartProps) => {
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

const ReceiverAnswers = ({ answer }: { answer: ReturnType<typeof useGiftAnswer> }) => {
  const text = useText();
  return (
    <>
      <Button
        size="lg"
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
        className={styles.dangerous}
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

export const Dialog = ({ giftId, isStuck, onClose }: GiftedOrderProps & DialogControls) => {
  const text = useText();
  const { gift, problem, canRetry, fetching, retry } = useGiftedOrder(giftId);
  const answer = useGiftAnswer(giftId);
  const info = gift?.order.gift;
  const isOpenToReceiver = Boolean(info && !info.isSender && !info.isCompleted && !gift?.order.status.isCancelled);
  return (
    <DialogFrame
      title={gift ? <BookingTitle booking={gift.order} /> : text('gifts.show.title')}
      onClose={onClose}
      busy={answer.isAccepting}
      footer={isOpenToReceiver && <ReceiverAnswers answer={answer} />}
    >
      {isStuck && (
        <p role="alert" className={styles.stuck}>
          <Icon name="circle-alert" />
          {text('gifts.show.stuck')}
        </p>
      )}
      {!gift && !problem && <DialogSkeleton />}
      {problem && (
        <ErrorState tryAgainLabel={text('shell.tryAgain')} {...(canRetry && { onTryAgain: retry })} waiting={fetching}>
          {text(problem)}
        </ErrorState>
      )}
      {gift && (
        <div className={styles.whole}>
          {gift.message && (
            <p className={styles.message} dir="auto">
              {gift.message}
            </p>
          )}
          <Facts gift={gift} />
          <Products gift={gift} canSchedule={isOpenToReceiver} />
          <PaymentSummary booking={gift.order} />
          <Ways gift={gift} />
        </div>
      )}
    </DialogFrame>
  );
};
