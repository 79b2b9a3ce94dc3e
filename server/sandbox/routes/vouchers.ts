import { productById } from '../catalogue.ts';
import { riyadhDate } from '../riyadh.ts';
import type { Voucher } from '../store.ts';
import { found } from '../texts.ts';
import { type Call, type Pen, pageOf, pictureOf, type Routes, sar, type World } from '../world.ts';

const vatRate = 15;

const rules = {
  en: '<ul><li>For any treatment, in any branch</li><li>What is left stays on the card</li></ul>',
  ar: '<ul><li>لأي جلسة وفي أي فرع</li><li>ما يبقى يظل في البطاقة</li></ul>',
};

/** The three words the storefront knows; a card in use is named in the language of the request. */
const statusOf = (voucher: Voucher, today: string, pen: Pen): string => {
  if (voucher.remaining === 0) return 'Used';
  if (voucher.expires_on < today) return 'Expired';
  return voucher.remaining === voucher.value ? 'Not Used' : pen.write({ en: 'Partly used', ar: 'مستخدمة جزئيًا' });
};

const voucherView = (world: World, voucher: Voucher, pen: Pen) => {
  const product = productById(voucher.product_id);
  const tax = Math.round((voucher.value * vatRate) / (100 + vatRate));
  return {
    serial_number: voucher.serial_number,
    voucher_group_name: product ? pen.write(product.name) : null,
    value: sar(voucher.value),
    card_image: product ? pictureOf(product, pen) : null,
    total: sar(voucher.value),
    remaining_amount: sar(voucher.remaining),
    currency: 'SAR',
    status: statusOf(voucher, riyadhDate(world.clock.now()), pen),
    description: product ? `<p>${pen.write(product.description)}</p>${pen.write(rules)}` : null,
    expiry_date: voucher.expires_on,
    voucher_order_number: voucher.order_number,
    qr_code: pen.qrCode(voucher.serial_number),
    sub_total: sar(voucher.value - tax),
    tax_rate: vatRate,
    tax: sar(tax),
    discounts: 0,
    redeem_history: voucher.redemptions.toReversed().map((entry) => ({ ...entry, amount: sar(entry.amount) })),
  };
};

const ownVouchers = ({ world, customer }: Call): Voucher[] =>
  world.state.vouchers.filter(({ customer_id }) => customer_id === customer.id).reverse();

export const voucherRoutes: Routes = {
  'GET /vouchers/list_available_vouchers': (call) => {
    const { items, pagination_options } = pageOf(ownVouchers(call), call.query, 30);
    return {
      data: { vouchers: items.map((voucher) => voucherView(call.world, voucher, call.pen)), pagination_options },
    };
  },

  'GET /vouchers/:serial': (call) => {
    const { serial } = call.request.params as { serial: string };
    const voucher = found(ownVouchers(call).find(({ serial_number }) => serial_number === serial));
    return { data: { voucher: voucherView(call.world, voucher, call.pen) } };
  },
};
