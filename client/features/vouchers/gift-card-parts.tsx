import { useIntl } from 'react-intl';
import type { GiftCardStatus, MyGiftCardsQuery } from '../../graphql/generated/graphql.ts';
import { formatDay } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { EntryCard } from '../../lists/entry-card.tsx';
import { stretched } from '../../ui/card.styles.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { Badge, type BadgeColor } from '../../ui/feedback/badge.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Amount, formatHalalas } from '../../ui/price/price.tsx';
import { giftCardDetailsDialog } from './dialogs.ts';
import * as styles from './my-gift-cards.styles.ts';

type OwnCard = MyGiftCardsQuery['giftCards'][number];

type Balance = { status: GiftCardStatus; remaining?: { amount: number } | null };

/** Whether a card has a balance to pay with; where the provider omits the balance, the cart decides. */
export const isUsable = ({ status, remaining }: Balance): boolean =>
  status !== 'EXPIRED' && status !== 'USED' && remaining?.amount !== 0;

/** An amount of a gift card: in riyals as everywhere, in another currency with its code. */
export const CardAmount = ({ money: { amount, currency } }: { money: { amount: number; currency: string } }) => {
  const text = useText();
  if (currency === 'SAR') return <Amount amount={amount} label={text('shell.riyal')} />;
  return (
    <bdi dir="ltr">
      {currency} {formatHalalas(amount)}
    </bdi>
  );
};

const statuses: Record<GiftCardStatus, { color: BadgeColor; label: MessageId }> = {
  NOT_USED: { color: 'palm', label: 'vouchers.mine.status.notUsed' },
  USED: { color: 'red', label: 'vouchers.mine.status.used' },
  EXPIRED: { color: 'amber', label: 'vouchers.mine.status.expired' },
  ACTIVE: { color: 'palm', label: 'vouchers.mine.status.active' },
};

export const StatusPill = ({ card: { status, statusLabel } }: { card: Pick<OwnCard, 'status' | 'statusLabel'> }) => {
  const text = useText();
  const { color, label } = statuses[status];
  return <Badge color={color}>{(status === 'ACTIVE' && statusLabel) || text(label)}</Badge>;
};

type OwnCardsProps = {
  cards: readonly OwnCard[];
  look: string;
  heading?: 'h2';
  /** Chooses a card to pay with; without it, pressing a card shows all there is to know of it. */
  onChoose?: (card: OwnCard) => void;
};

/** A customer's gift cards: the balance of each, or its former value, its state, its number and its last day. */
export const OwnCards = ({ cards, look, heading, onChoose }: OwnCardsProps) => {
  const text = useText();
  const intl = useIntl();
  const dialogs = useDialogs();
  const nameOf = (card: OwnCard) => (
    <button
      type="button"
      className={`${styles.opener} ${stretched}`}
      disabled={onChoose && !isUsable(card)}
      aria-haspopup={onChoose ? undefined : 'dialog'}
      onClick={() =>
        onChoose ? onChoose(card) : dialogs.open(giftCardDetailsDialog, { serialNumber: card.serialNumber })
      }
    >
      {card.name || text('vouchers.details.title')} <span className={looks.hidden}>{card.serialNumber}</span>
    </button>
  );
  return (
    <ul className={look}>
      {cards.map((card) => (
        <EntryCard key={card.serialNumber} image={card.image} shape="card" heading={heading} name={nameOf(card)}>
          <div className={styles.worth}>
            <CardAmount money={card.remaining ?? card.value} />
            <StatusPill card={card} />
          </div>
          <p>{text('vouchers.mine.number', { number: `\u2066${card.serialNumber}\u2069` })}</p>
          {card.remaining && card.remaining.amount !== card.value.amount && (
            <p>
              {text('vouchers.mine.value')} <CardAmount money={card.value} />
            </p>
          )}
          {card.expiresOn && <p>{text('vouchers.mine.expires', { date: formatDay(intl, card.expiresOn, 'full') })}</p>}
        </EntryCard>
      ))}
    </ul>
  );
};
