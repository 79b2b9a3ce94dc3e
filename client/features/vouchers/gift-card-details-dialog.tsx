import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCart } from '../../cart/use-cart.ts';
import { FailedQuery } from '../../graphql/failed-query.tsx';
import { textOfFailure } from '../../graphql/failure.ts';
import type { GiftCardDetailsQuery } from '../../graphql/generated/graphql.ts';
import { useGiftCardDetailsQuery } from '../../graphql/generated/hooks.ts';
import { withAccountTexts } from '../../i18n/account-texts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import { type DialogControls, defineDialog, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { CardFacts, CardSummary, QrCode } from './gift-card-details.tsx';
import { CardAmount, isUsable, StatusPill } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

/** Puts a gift card to the cart: into it when there is something to pay for, else it waits there. */
const useInCart = (onTaken: () => void) => {
  const text = useText();
  const navigate = useNavigate();
  const { setGiftCard, settle } = useCart();
  const [isTrying, setIsTrying] = useState(false);
  const use = async (serialNumber: string) => {
    setIsTrying(true);
    const outcome = await setGiftCard(serialNumber);
    const cart = await settle();
    setIsTrying(false);
    if (outcome?.kind === 'failed') showToast({ title: textOfFailure(text, outcome.failure), color: 'error' });
    if (outcome?.kind === 'refused')
      showToast({ title: outcome.message ?? text('vouchers.use.refused'), color: 'error' });
    if (outcome?.kind !== 'done') return;
    onTaken();
    const isEmpty = !cart?.lines.length;
    showToast({ title: text(isEmpty ? 'vouchers.use.later' : 'vouchers.use.done'), color: 'success' });
    if (!isEmpty) navigate('/cart');
  };
  return { use, isTrying };
};

/** What a gift card has been spent on. */
const redeemHistoryDialog = defineDialog<{ serialNumber: string }>({
  name: 'GiftCardRedeemHistory',
  load: withAccountTexts(() => import('./redeem-history-dialog.tsx')),
});

type Card = GiftCardDetailsQuery['giftCard'];

/** Stands in for a card without a picture of its own. */
const anyCard = '/images/gift-card.svg';

const Detail = ({ card }: { card: Card }) => {
  const text = useText();
  const dialogs = useDialogs();
  const { image, status, statusLabel, remaining, total } = card;
  return (
    <div className={looks.stack5}>
      <div className={styles.top}>
        <Picture src={image ?? anyCard} shape="card" className={looks.roundedCard} />
        <div className={styles.worth}>
          <StatusPill status={status} statusLabel={statusLabel} />
          <p className={looks.quiet}>{text(remaining ? 'vouchers.mine.remaining' : 'amounts.total')}</p>
          <CardAmount money={remaining ?? total} className={styles.figure} />
        </div>
      </div>
      {card.description ? (
        <RichText html={card.description} />
      ) : (
        <p className={looks.muted}>{text('vouchers.details.noDescription')}</p>
      )}
      <CardFacts card={card} />
      {card.qrCode && <QrCode key={card.qrCode} src={card.qrCode} serialNumber={card.serialNumber} />}
      <Button
        variant="secondary"
        icon="clock"
        aria-haspopup="dialog"
        data-stop="history"
        onClick={() => dialogs.openOver(redeemHistoryDialog, { serialNumber: card.serialNumber })}
      >
        {text('vouchers.history.title')}
      </Button>
      <CardSummary card={card} />
    </div>
  );
};

export const Dialog = ({ serialNumber, onClose }: { serialNumber: string } & DialogControls) => {
  const text = useText();
  const [{ data, error, fetching }, execute] = useGiftCardDetailsQuery({ variables: { serialNumber } });
  const { use, isTrying } = useInCart(onClose);
  const card = data?.giftCard;
  return (
    <DialogFrame
      title={card?.name || text('vouchers.details.title')}
      onClose={onClose}
      busy={isTrying}
      footer={
        card &&
        isUsable(card) && (
          <Button
            fullWidth
            size="lg"
            icon="shopping-bag"
            waiting={isTrying}
            waitingLabel={text('vouchers.use.waiting')}
            onClick={() => use(serialNumber)}
          >
            {text('vouchers.use.action')}
          </Button>
        )
      }
    >
      {card && <Detail card={card} />}
      {!card && fetching && <DialogSkeleton />}
      {!card && error && !fetching && <FailedQuery execute={execute}>{text('vouchers.details.failed')}</FailedQuery>}
    </DialogFrame>
  );
};
