import type { ProviderClient } from './client.ts';
import type { Reader } from './decode.ts';

/** A bought gift card. Amounts in `currency`, SAR when the provider is silent. */
export type ProviderVoucher = {
  serial_number: string;
  voucher_group_name: string | null;
  value: number;
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
  redeem_history: { date: string; order_number: string; amount: number }[];
};

function readRedemption(entry: Reader): ProviderVoucher['redeem_history'][number] {
  return {
    date: entry.text('date') ?? '',
    order_number: entry.text('order_number') ?? '',
    amount: entry.amount('amount'),
  };
}

function readVoucher(voucher: Reader): ProviderVoucher {
  return {
    serial_number: voucher.requiredId('serial_number'),
    voucher_group_name: voucher.text('voucher_group_name', 'name'),
    value: voucher.amount('value', 'total'),
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
    discounts: voucher.optionalAmount('discounts'),
    redeem_history: voucher.list('redeem_history', readRedemption),
  };
}

export function listVouchers(client: ProviderClient): Promise<ProviderVoucher[]> {
  return client.get('vouchers/list_available_vouchers', {
    query: { page: 1, per_page: 30 },
    read: (answer) => answer.list('vouchers', readVoucher),
  });
}
