import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useCart } from '../../cart/use-cart.ts';
import { Answered } from '../../graphql/failed-query.tsx';
import { textOfFailure } from '../../graphql/failure.ts';
import type { GiftCardDetailsQuery, MoneyPartsFragment } from '../../graphql/generated/graphql.ts';
import { useGiftCardDetailsQuery } from '../../graphql/generated/hooks.ts';
import { formatDay } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { DialogFrame } from '../../ui/dialog/dialog.tsx';
import { DialogSkeleton } from '../../ui/dialog/dialog-skeleton.tsx';
import { type DialogControls, useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import * as looks from '../../ui/looks.styles.ts';
import { Picture } from '../../ui/media/picture.tsx';
import { AmountRows } from '../../ui/price/amount-rows.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { redeemHistoryDialog } from './dialogs.ts';
import { CardAmount, isUsable, StatusPill } from './gift-card-parts.tsx';
import * as styles from './my-gift-cards.styles.ts';

/** Puts a gift card to the cart: into it when there is something to pay for, else it waits there. */
const useInCart = (onTaken: () => void) => {
  const text = useText();
  const navigate = useNavigate();
  const { store } = useCart();
  const [isTrying, setIsTrying] = useState(false);
  const use = async (serialNumber: string) => {
    setIsTrying(true);
    const outcome = await store.change({ params: (former) => ({ ...former, giftCard: serialNumber }) });
    const cart = await store.settle();
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

type CardProps = { card: GiftCardDetailsQuery['giftCard'] };

const figuresOf = (number: string | null) => number && <bdi dir="ltr">{number}</bdi>;
const amountOf = (money: MoneyPartsFragment | null) => money && <CardAmount money={money} />;

/** The balance, else the former value, then number, expiry and order; no row where the provider sends none. */
const CardFacts = ({ card }: CardProps) => {
  const text = useText();
  const intl = useIntl();
  const { remaining, total } = card;
  const facts: [MessageId, ReactNode][] = [
    ['vouchers.details.redeemed', amountOf(card.redeemed)],
    ['vouchers.details.serial', figuresOf(card.serialNumber)],
    ['vouchers.details.expiry', card.expiresOn && formatDay(intl, card.expiresOn, 'full')],
    ['vouchers.details.order', figuresOf(card.orderNumber)],
  ];
  const label = text(remaining ? 'vouchers.mine.remaining' : 'amounts.total');
  const balance = { label, figure: amountOf(remaining ?? total), look: styles.balance };
  const others = facts.flatMap(([label, figure]) => (figure ? [{ label: text(label), figure }] : []));
  return <AmountRows rows={[balance, ...others]} currency={text('shell.riyal')} />;
};

/** The code that a branch scans; on white in both modes, for scanners. Without its picture nothing is left of it. */
const QrCode = ({ src, serialNumber }: { src: string; serialNumber: string }) => {
  const text = useText();
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  const alt = text('vouchers.details.qr', { number: serialNumber });
  return (
    <figure className={styles.code}>
      <img src={src} width={176} height={176} alt={alt} onError={() => setIsBroken(true)} />
      <figcaption className={looks.quiet}>{text('vouchers.details.qrNote')}</figcaption>
    </figure>
  );
};

/** The price of the card, with the tax in it. */
const CardSummary = ({ card: { subTotal, taxRate, tax, discount, total } }: CardProps) => {
  const text = useText();
  const row = (label: string, money: MoneyPartsFragment | null) => ({ label, figure: amountOf(money) ?? '–' });
  const rows = [
    row(text('amounts.subTotal'), subTotal),
    row(text('vouchers.details.vat', { rate: String(taxRate) }), tax),
    row(text('amounts.discount'), { ...discount, amount: discount.amount && -discount.amount }),
    { ...row(text('amounts.total'), total), isTotal: true },
  ];
  return (
    <section className={looks.summary}>
      <h3 className={looks.partTitle}>{text('bookings.show.payment')}</h3>
      <AmountRows rows={rows} currency={text('shell.riyal')} />
    </section>
  );
};

/** Stands in for a card without a picture of its own. */
const anyCard = '/images/gift-card.svg';

const Detail = ({ card }: CardProps) => {
  const text = useText();
  const dialogs = useDialogs();
  const { image, redemptions } = card;
  return (
    <div className={looks.stack5}>
      <div className={styles.top}>
        <Picture src={image ?? anyCard} shape="card" className={looks.roundedCard} />
        <div className={looks.startTexts}>
          <StatusPill card={card} />
          <CardFacts card={card} />
        </div>
      </div>
      {card.description ? (
        <RichText html={card.description} />
      ) : (
        <p className={looks.muted}>{text('vouchers.details.noDescription')}</p>
      )}
      {card.qrCode && <QrCode key={card.qrCode} src={card.qrCode} serialNumber={card.serialNumber} />}
      <Button
        variant="secondary"
        icon="clock"
        aria-haspopup="dialog"
        data-stop="history"
        onClick={() => dialogs.openOver(redeemHistoryDialog, { redemptions })}
      >
        {text('vouchers.history.title')}
      </Button>
      <CardSummary card={card} />
    </div>
  );
};

export const Dialog = ({ serialNumber, onClose }: { serialNumber: string } & DialogControls) => {
  const text = useText();
  const query = useGiftCardDetailsQuery({ variables: { serialNumber } });
  const { use, isTrying } = useInCart(onClose);
  const card = query[0].data?.giftCard;
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
      <Answered query={query} waiting={<DialogSkeleton />} failed={text('vouchers.details.failed')}>
        {({ giftCard }) => <Detail card={giftCard} />}
      </Answered>
    </DialogFrame>
  );
};
