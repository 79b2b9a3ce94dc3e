import type { ProviderVoucher } from '../../provider/vouchers.ts';
import type { GiftCard, GiftCardStatus } from '../generated/types.ts';
import { toMoney } from './money.ts';
import { toHttpUrl } from './safe-values.ts';

const STATUSES: Record<string, GiftCardStatus> = { 'not used': 'NOT_USED', used: 'USED', expired: 'EXPIRED' };

export function toGiftCard(voucher: ProviderVoucher, base: string): GiftCard {
  const remaining = voucher.remaining_amount;
  return {
    serialNumber: voucher.serial_number,
    name: voucher.voucher_group_name ?? '',
    value: toMoney(voucher.value),
    remaining: remaining === null ? null : toMoney(remaining),
    image: toHttpUrl(voucher.card_image, base),
    status: STATUSES[voucher.status?.trim().toLowerCase() ?? ''] ?? 'ACTIVE',
    statusLabel: voucher.status,
    expiresOn: voucher.expiry_date,
  };
}
