import type { MenuQuery, ProviderMenuList } from '../../provider/catalogue.ts';
import type { ProviderVoucher } from '../../provider/vouchers.ts';
import type { GiftCard, GiftCardStatus } from '../generated/types.ts';
import { toMoney } from './money.ts';
import { toHttpUrl } from './safe-values.ts';

const STATUSES: Record<string, GiftCardStatus> = { 'not used': 'NOT_USED', used: 'USED', expired: 'EXPIRED' };

const GIFT_CARDS = /gift|voucher|(?:هدية|هدايا|[إا]هداء|قسيمة|قسائم)/i;

/** Where the shop's menus keep its gift cards, going by the name; null when no category is called so. */
export function giftCardShelf({ menus }: ProviderMenuList): MenuQuery | null {
  for (const category of menus.flatMap((menu) => menu.menu_categories)) {
    if (GIFT_CARDS.test(category.name)) return { category_id: category.id };
    const child = category.children.find(({ name }) => GIFT_CARDS.test(name));
    if (child) return { category_id: category.id, sub_category_id: child.id };
  }
  return null;
}

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
