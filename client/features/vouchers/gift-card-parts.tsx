import { useIntl } from 'react-intl';
import type { GiftCardStatus, MyGiftCardsQuery } from '../../graphql/generated/graphql.ts';
import { formatDay } from '../../i18n/format.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { stretched } from '../../ui/card.styles.ts';
import { useDialogs } from '../../ui/dialog/dialog-store.tsx';
import { warmDialog } from '../../ui/dialog/warm-dialog.ts';
import { Badge, type BadgeColor } from '../../ui/feedback/badge.tsx';
import * as looks from '../../ui/looks.styles.ts';
import { Amount, formatHalalas } from '../../ui/price/price.tsx';
import { giftCardDetailsDialog } from './dialogs.ts';
import * as styles from './my-gift-cards.styles.ts';

export type OwnCard = MyGiftCardsQuery['giftCards'][number];

type Balance = { status: GiftCardStatus; remaining?: { amount: number } | null };

/** Whether a card has something on it to pay with; where the provider does not say what is left, the cart decides. */
export const isUsable = ({ status, remaining }: Balance): boolean =>
  status !== 'EXPIRED' && status !== 'USED' && remaining?.amount !== 0;

type CardAmountProps = { money: { amount: number; currency: string }; className?: string | undefined };

/** An amount of a gift card: in riyals as everywhere, in another currency with its code. */
export const CardAmount = ({ money: { amount, currency }, className }: CardAmountProps) => {
  const text = useText();
  if (currency === 'SAR') return <Amount amount={amount} label={text('shell.riyal')} className={className} />;
  return (
    <bdi dir="ltr" className={className}>
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

/** What is left on it, and how it stands. */
export const CardWorth = ({ card }: { card: OwnCard }) => (
  <div className={styles.worth}>
    <CardAmount money={card.remaining ?? card.value} />
    <StatusPill card={card} />
  </div>
);

/** Its number, what it was worth where that is not what is left, and its last day. */
export const CardNotes = ({ card: { serialNumber, remaining, value, expiresOn } }: { card: OwnCard }) => {
  const text = useText();
  const intl = useIntl();
  return (
    <>
      <span className={looks.quietWriting}>
        {text('vouchers.mine.number', { number: `\u2066${serialNumber}\u2069` })}
      </span>
      {remaining && remaining.amount !== value.amount && (
        <span className={looks.quiet}>
          {text('vouchers.mine.value')} <CardAmount money={value} />
        </span>
      )}
      {expiresOn && (
        <span className={looks.quietWriting}>
          {text('vouchers.mine.expires', { date: formatDay(intl, expiresOn, 'full') })}
        </span>
      )}
    </>
  );
};

/** The card's name; pressing it, or the card it stands on, shows all there is to know of it. */
export const CardOpener = ({ card: { name, serialNumber } }: { card: OwnCard }) => {
  const text = useText();
  const dialogs = useDialogs();
  const warm = () => warmDialog(giftCardDetailsDialog);
  return (
    <button
      type="button"
      className={`${styles.opener} ${stretched}`}
      aria-haspopup="dialog"
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => dialogs.open(giftCardDetailsDialog, { serialNumber })}
    >
      {name || text('vouchers.details.title')}
    </button>
  );
};
