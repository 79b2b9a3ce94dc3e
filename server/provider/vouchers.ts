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
