import type { ProviderClient } from './client.ts';
import type { Reader } from './decode.ts';

/** A bought gift card. Amounts in `currency`, SAR when the provider is silent. */
export type ProviderVoucher = {
  serial_number: string;
  voucher_group_name: string | null;
  value: number | null;
  card_image: string | null;
  total: number | null;
  remaining_amount: number | null;
  currency: string | null;
  status: string | null;
  description: string | null;
  expiry_date: string | null;
  voucher_order_number: string | null;
  qr_code: string | null;
  sub_total: number | null;
  tax_rate: number | null;
  tax: number | null;
  discounts: number | null;
  redeem_history: { date: string | null; order_number: string | null; amount: number }[];
};

function readRedemption(entry: Reader): ProviderVoucher['redeem_history'][number] {
  return {
    date: entry.text('date'),
    order_number: entry.text('order_number'),
    amount: entry.amount('amount'),
  };
}

/** One amount, or a list of them. */
function readDiscounts(voucher: Reader): number | null {
  if (!Array.isArray(voucher.raw('discounts'))) return voucher.optionalAmount('discounts');
  return voucher.list('discounts', (entry) => entry.amount('amount', 'value')).reduce((sum, amount) => sum + amount, 0);
}

/** `asked` is the number of a card that was asked for by it, so that its answer need not repeat it. */
export function readVoucher(voucher: Reader, asked?: string): ProviderVoucher {
  return {
    serial_number: voucher.id('serial_number') ?? asked ?? voucher.requiredId('serial_number'),
    voucher_group_name: voucher.text('voucher_group_name', 'name'),
    value: voucher.optionalAmount('value'),
    card_image: voucher.text('card_image'),
    total: voucher.optionalAmount('total'),
    remaining_amount: voucher.optionalAmount('remaining_amount'),
    currency: voucher.text('currency'),
    status: voucher.text('status'),
    description: voucher.text('description'),
    expiry_date: voucher.text('expiry_date'),
    voucher_order_number: voucher.text('voucher_order_number'),
    qr_code: voucher.text('qr_code'),
    sub_total: voucher.optionalAmount('sub_total'),
    tax_rate: voucher.number('tax_rate'),
    tax: voucher.optionalAmount('tax'),
    discounts: readDiscounts(voucher),
    redeem_history: voucher.list('redeem_history', readRedemption),
  };
}

export function listVouchers(client: ProviderClient): Promise<ProviderVoucher[]> {
  return client.get('vouchers/list_available_vouchers', {
    query: { page: 1, per_page: 30 },
    read: (answer) => answer.list('vouchers', (voucher) => readVoucher(voucher)),
  });
}
