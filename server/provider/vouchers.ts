import type { GiftCard, GiftCardDetails, GiftCardStatus, Money } from '../graphql/generated/types.ts';
import { toRiyadhDay } from '../values/riyadh-time.ts';
import { toSafeHtml } from '../values/safe-html.ts';
import { toPictureUrl } from '../values/safe-values.ts';
import type { ProviderClient } from './client.ts';
import type { Answer } from './decode.ts';
import type { Reader } from './reader.ts';

const statuses = new Map<string, GiftCardStatus>([
  ['not used', 'NOT_USED'],
  ['used', 'USED'],
  ['expired', 'EXPIRED'],
]);

/** Fifteen percent: the Saudi value added tax where the provider sends none. */
const defaultTaxRate = 15;

/** Amounts are in the card's own currency, SAR when the provider is silent. */
const currencyOf = (voucher: Reader): (<T extends Money | null>(money: T) => T) => {
  const code = voucher.text('currency')?.trim().toUpperCase() ?? '';
  return (money) => (money && /^[A-Z]{3}$/.test(code) ? { ...money, currency: code } : money);
};

const statusOf = (label: string | null): GiftCardStatus =>
  statuses.get(label?.trim().toLowerCase().replace(/[_-]/g, ' ') ?? '') ?? 'ACTIVE';

/** A day, or the provider's own words where they are none. */
const readDay = (entry: Reader, name: string): string | null => {
  const told = entry.text(name);
  return toRiyadhDay(told) ?? told;
};

export const readGiftCard = (voucher: Reader): GiftCard => {
  const own = currencyOf(voucher);
  return {
    serialNumber: voucher.requiredId('serial_number'),
    name: voucher.name('voucher_group_name', 'name'),
    value: own(voucher.money('value', 'total')),
    remaining: own(voucher.optionalMoney('remaining_amount')),
    image: voucher.httpUrl('card_image'),
    status: statusOf(voucher.text('status')),
    statusLabel: voucher.text('status'),
    expiresOn: readDay(voucher, 'expiry_date'),
  };
};

const readDiscount = (voucher: Reader): Money => {
  if (!Array.isArray(voucher.raw('discounts'))) return voucher.money('discounts');
  const amounts = voucher.list('discounts', (entry) => entry.money('amount', 'value').amount);
  return { amount: amounts.reduce((sum, amount) => sum + amount, 0), currency: 'SAR' };
};

/** The same with all that its own page shows. */
export const readDetails = (voucher: Reader): GiftCardDetails => {
  const { value: _value, ...card } = readGiftCard(voucher);
  const own = currencyOf(voucher);
  const total = own(voucher.money('total', 'value'));
  const { remaining } = card;
  return {
    ...card,
    __typename: 'GiftCardDetails',
    total,
    redeemed: remaining ? { ...total, amount: Math.max(0, total.amount - remaining.amount) } : null,
    description: toSafeHtml(voucher.text('description')),
    orderNumber: voucher.text('voucher_order_number'),
    qrCode: toPictureUrl(voucher.address('qr_code'), voucher.baseUrl),
    subTotal: own(voucher.money('sub_total', 'total', 'value')),
    taxRate: voucher.number('tax_rate') ?? defaultTaxRate,
    tax: own(voucher.optionalMoney('tax')),
    discount: own(readDiscount(voucher)),
    redemptions: voucher.list('redeem_history', (entry) => ({
      date: readDay(entry, 'date'),
      orderNumber: entry.text('order_number'),
      amount: own(entry.money('amount')),
    })),
  };
};

/** Whether this answer has every field of the card that the list has. */
export const isWhole = (voucher: Reader): boolean => {
  const isNamed = voucher.text('voucher_group_name', 'name') !== null && voucher.text('card_image') !== null;
  return isNamed && voucher.optionalAmount('value', 'total') !== null;
};

export const listVouchers = <T>(client: ProviderClient, read: (voucher: Reader) => T): Promise<T[]> =>
  client.get('vouchers/list_available_vouchers', {
    query: { page: 1, per_page: 30 },
    read: (answer: Answer) => answer.list('vouchers', read),
  });
