import type { GiftCardStatus, MyGiftCardsQuery } from '../../graphql/generated/graphql.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeColor } from '../../ui/feedback/badge.tsx';
import { Amount, formatHalalas } from '../../ui/price/price.tsx';

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

export const StatusPill = ({
  status,
  statusLabel,
}: Pick<MyGiftCardsQuery['giftCards'][number], 'status' | 'statusLabel'>) => {
  const text = useText();
  const { color, label } = statuses[status];
  return <Badge color={color}>{(status === 'ACTIVE' && statusLabel) || text(label)}</Badge>;
};
