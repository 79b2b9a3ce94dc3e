import { FailedQuery } from '../../graphql/failed-query.tsx';
import { type GiftCardDetailsQuery, useGiftCardDetailsQuery } from '../../graphql/generated/operations.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { CardAmount } from './card-amount.tsx';
import { CardFacts, CardSummary, QrCode } from './gift-card-details.tsx';
import { isUsable } from './is-usable.ts';
import * as styles from './my-gift-cards.styles.ts';
import { redeemHistoryDialog } from './redeem-history-definition.ts';
import { StatusPill } from './status-pill.tsx';
import { useInCart } from './use-in-cart.ts';

type Card = GiftCardDetailsQuery['giftCard'];

/** Stands in for a card without a picture of its own. */
const anyCard = '/images/gift-card.svg';

const Top = ({ card }: { card: Card }) => {
  const text = useText();
  const { image, status, statusLabel, remaining, total } = card;
  return (
    <div className={styles.top}>
      <Picture src={image ?? anyCard} shape="card" className={looks.roundedCard} />
      <div className={styles.worth}>
        <StatusPill status={status} statusLabel={statusLabel} />
        <p className={looks.quiet}>{text(remaining ? 'vouchers.mine.remaining' : 'vouchers.details.total')}</p>
        <CardAmount money={remaining ?? total} className={styles.figure} />
      </div>
    </div>
  );
};

const Detail = ({ card }: { card: Card }) => {
  const text = useText();
  const dialogs = useDialogs();
  return (
    <div className={looks.stack5}>
      <Top card={card} />
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
