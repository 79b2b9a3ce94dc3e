import type { MenuQuery, ProviderMenuList } from '../../provider/catalogue.ts';
import type { ProviderVoucher } from '../../provider/vouchers.ts';
import type { GiftCard, GiftCardDetails, GiftCardStatus, Money } from '../generated/types.ts';
import { toMoney } from './money.ts';
import { toName } from './names.ts';
import { toSafeHtml } from './safe-html.ts';
import { toHttpUrl, toPictureUrl } from './safe-values.ts';

const STATUSES = new Map<string, GiftCardStatus>([
  ['not used', 'NOT_USED'],
  ['used', 'USED'],
  ['expired', 'EXPIRED'],
]);

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

/** The card's amount in the card's own currency. */
function moneyOf({ currency }: ProviderVoucher, amount: number): Money {
  const code = currency?.trim().toUpperCase() ?? '';
  return { ...toMoney(amount), ...(/^[A-Z]{3}$/.test(code) && { currency: code }) };
}

function statusOf({ status }: ProviderVoucher): GiftCardStatus {
  return STATUSES.get(status?.trim().toLowerCase().replace(/[_-]/g, ' ') ?? '') ?? 'ACTIVE';
}

export function toGiftCard(voucher: ProviderVoucher, base: string): GiftCard {
  const remaining = voucher.remaining_amount;
  return {
    serialNumber: voucher.serial_number,
    name: toName(voucher.voucher_group_name ?? ''),
    value: moneyOf(voucher, voucher.value ?? voucher.total ?? 0),
    remaining: remaining === null ? null : moneyOf(voucher, remaining),
    image: toHttpUrl(voucher.card_image, base),
    status: statusOf(voucher),
    statusLabel: voucher.status,
    expiresOn: voucher.expiry_date,
  };
}

/** Whether this answer has every field of the card that the list has. */
export function isWholeVoucher({ voucher_group_name, card_image, value, total }: ProviderVoucher): boolean {
  return voucher_group_name !== null && card_image !== null && (value ?? total) !== null;
}

/** A card from its own answer; missing fields come from its row in the list. */
export function mergeVouchers(detail: ProviderVoucher, row: ProviderVoucher): ProviderVoucher {
  const told = Object.entries(detail).filter(([, value]) => value !== null && !(Array.isArray(value) && !value.length));
  return { ...row, ...Object.fromEntries(told) };
}

/** Fifteen percent: what the Saudi value added tax is where the provider does not say. */
const DEFAULT_TAX_RATE = 15;

export function toGiftCardDetails(voucher: ProviderVoucher, base: string): GiftCardDetails {
  const { value, remaining, ...card } = toGiftCard(voucher, base);
  const money = (amount: number) => moneyOf(voucher, amount);
  const total = money(voucher.total ?? voucher.value ?? 0);
  return {
    ...card,
    __typename: 'GiftCardDetails',
    total,
    remaining: remaining ?? null,
    redeemed: remaining ? { ...total, amount: Math.max(0, total.amount - remaining.amount) } : null,
    description: toSafeHtml(voucher.description),
    orderNumber: voucher.voucher_order_number,
    qrCode: toPictureUrl(voucher.qr_code, base),
    subTotal: money(voucher.sub_total ?? voucher.total ?? voucher.value ?? 0),
    taxRate: voucher.tax_rate ?? DEFAULT_TAX_RATE,
    tax: voucher.tax === null ? null : money(voucher.tax),
    discount: money(voucher.discounts ?? 0),
    redemptions: voucher.redeem_history.map(({ date, order_number, amount }) => ({
      date,
      orderNumber: order_number,
      amount: money(amount),
    })),
  };
}
