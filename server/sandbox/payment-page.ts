import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { demoSeller } from '../settings/seller-config.ts';
import { productById } from './catalogue.ts';
import { linesOfOrder, type OrderRow, orderById, orderNumberOf, type PaymentRow, settleOrder } from './orders.ts';
import type { registerPages } from './pages/pages.ts';
import { instantOf, riyadhText } from './riyadh.ts';
import type { Language, Text } from './texts.ts';
import { sar, type World } from './world.ts';

const texts = {
  title: { en: 'Simplified tax invoice', ar: 'فاتورة ضريبية مبسطة' },
  seller: { en: demoSeller.SELLER_NAME_EN, ar: demoSeller.SELLER_NAME_AR },
  address: { en: demoSeller.SELLER_ADDRESS_EN, ar: demoSeller.SELLER_ADDRESS_AR },
  vatNumber: { en: 'VAT number', ar: 'الرقم الضريبي' },
  code: { en: 'Code of this invoice', ar: 'رمز هذه الفاتورة' },
  fees: { en: 'Extras', ar: 'خدمات إضافية' },
  discount: { en: 'Discount', ar: 'الخصم' },
  net: { en: 'Total without VAT', ar: 'الإجمالي دون الضريبة' },
  tax: { en: 'VAT 15%', ar: 'ضريبة القيمة المضافة 15%' },
  total: { en: 'Total', ar: 'الإجمالي' },
  giftCard: { en: 'Paid by gift card', ar: 'مدفوع ببطاقة الإهداء' },
} satisfies Record<string, Text>;

const style =
  'body{font:16px/1.6 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem;color:#2a2723;background:#fbf8f2}' +
  'table{width:100%;border-collapse:collapse}td{padding:.6rem 0;border-bottom:1px solid #e6dfd3}' +
  'td:last-child{text-align:end;white-space:nowrap}h1{font-size:1.5rem}[role=img]{width:9rem;margin-block-start:1.5rem}';

const row = (name: string, halalas: number): string =>
  `<tr><td>${name}</td><td><bdi>${sar(halalas).toFixed(2)} SAR</bdi></td></tr>`;

/** What the code of a simplified tax invoice says: tag, length and text of five parts, as base64. */
const codeOf = (order: OrderRow, total: number): string => {
  const day = new Date(order.created_at).toISOString().slice(0, 19);
  const amounts = [total, order.tax].map((halalas) => sar(halalas).toFixed(2));
  const parts = [demoSeller.SELLER_NAME_AR, demoSeller.SELLER_VAT, `${day}Z`, ...amounts].map((text) =>
    Buffer.from(text),
  );
  return Buffer.concat(
    parts.map((part, index) => Buffer.concat([Buffer.from([index + 1, part.length]), part])),
  ).toString('base64');
};

const invoicePage = (order: OrderRow, lines: string, language: Language): string => {
  const write = (text: Text): string => text[language];
  const discount = order.promo_discount + order.extra_discount;
  const total = order.total + order.gift_card_discount;
  const giftCard = order.gift_card_discount > 0 ? row(write(texts.giftCard), -order.gift_card_discount) : '';
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${write(texts.title)} ${orderNumberOf(order.id)}</title>
<style>${style}</style></head><body><h1>${write(texts.title)}</h1>
<p>${write(texts.seller)}<br>${write(texts.address)}<br>${write(texts.vatNumber)} <bdi>${demoSeller.SELLER_VAT}</bdi></p>
<p><bdi>${orderNumberOf(order.id)}</bdi> · <bdi>${riyadhText(order.created_at, language)}</bdi></p>
<table>${lines}${row(write(texts.fees), order.fees)}${row(write(texts.discount), -discount)}
${row(write(texts.net), total - order.tax)}${row(write(texts.tax), order.tax)}${row(write(texts.total), total)}${giftCard}
</table><div role="img" aria-label="${write(texts.code)}">${renderSVG(codeOf(order, total))}</div></body></html>`;
};

/** The page behind `invoice_link`; the payment's token is all it takes to read it. */
export const registerInvoicePages = (app: FastifyInstance, world: World): void => {
  app.get<{ Params: { token: string }; Querystring: { language?: string } }>('/invoices/:token', (request, reply) => {
    const payment = world.store.one<PaymentRow>('SELECT * FROM payment WHERE token = ?', request.params.token);
    const order = payment?.state === 'paid' ? orderById(world, payment.order_id) : undefined;
    if (!order) return reply.code(404).type('text/plain').send('Not found');
    const language = request.query.language === 'ar' ? 'ar' : 'en';
    const lines = linesOfOrder(world, order.id)
      .map((line) => row(productById(line.product_id)?.name[language] ?? '', line.price * line.quantity))
      .join('');
    return reply.type('text/html; charset=utf-8').send(invoicePage(order, lines, language));
  });
};

type PageActions = Parameters<typeof registerPages>[1];

const paymentByToken = (world: World, token: string): PaymentRow | undefined =>
  world.store.one<PaymentRow>('SELECT * FROM payment WHERE token = ?', token);

const savedCardOf = (world: World, customerId: number): string | null =>
  world.store.one<{ saved_card: string | null }>('SELECT saved_card FROM customer WHERE id = ?', customerId)
    ?.saved_card ?? null;

/** What the hosted payment page may know and do; `shopUrl` is where it sends the customer back to, if that is known. */
export const paymentPageActions = (world: World, shopUrl = (): string | undefined => undefined): PageActions => ({
  findPayment: (token) => {
    const payment = paymentByToken(world, token);
    const order = payment && orderById(world, payment.order_id);
    if (!order) return null;
    const { language } = order;
    return {
      orderNumber: orderNumberOf(order.id),
      amount: (order.total / 100).toFixed(2),
      lines: linesOfOrder(world, order.id).map((line) => {
        const name = productById(line.product_id)?.name[language] ?? '';
        const piece = line.quantity > 1 ? `${name} × ${line.quantity}` : name;
        return line.start_at ? `${piece} · ${riyadhText(instantOf(line.start_at), language)}` : piece;
      }),
      savedCard: savedCardOf(world, order.customer_id),
      language,
      state: payment.state === 'due' ? 'paid' : payment.state,
    };
  },
  returnUrl: (token) => {
    const shop = shopUrl();
    const payment = paymentByToken(world, token);
    const order = payment && orderById(world, payment.order_id);
    if (!shop || !order) return undefined;
    const said = new URLSearchParams({
      merchant_order_id: orderNumberOf(order.id),
      success: String(payment.state === 'paid'),
    });
    return `${shop}${order.language === 'ar' ? '/ar' : ''}/secure-payment?${said}`;
  },
  settlePayment: (token, outcome) => {
    const payment = paymentByToken(world, token);
    if (payment) settleOrder(world, payment.order_id, outcome === 'paid' ? 'paid' : 'declined');
  },
});
