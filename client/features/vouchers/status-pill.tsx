import type { GiftCardStatus, MyGiftCardsQuery } from '../../graphql/generated/operations.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeColor } from '../../ui/feedback/badge.tsx';

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
