import type { ProviderGiftedInfo } from '../../provider/bookings.ts';
import type { GiftedInfo } from '../generated/types.ts';
import { toOptionalName } from './names.ts';
import { toColor } from './safe-values.ts';

export function toGiftedInfo(info: ProviderGiftedInfo): GiftedInfo {
  return {
    id: info.id,
    isSender: info.is_sender,
    isCompleted: info.is_completed,
    senderName: toOptionalName(info.sender_user?.full_name ?? null),
    receiverName: toOptionalName(info.receiver_user?.full_name ?? null),
    statusLabel: info.gifted_status?.label ?? null,
    statusColor: toColor(info.gifted_status?.color ?? null),
  };
}
