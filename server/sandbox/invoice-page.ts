import type { FastifyInstance } from 'fastify';
import { demoSeller } from '../settings/seller-config.ts';
import { productById } from './catalogue.ts';
import { orderByToken, orderNumberOf } from './orders.ts';
import { sendPage } from './pages/page-shell.ts';
import { chooseLanguage } from './pages/texts.ts';
import { riyadhText } from './riyadh.ts';
import type { Text } from './texts.ts';
import { sar, type World } from './world.ts';

const texts = {
  title: { en: 'Simplified tax invoice', ar: 'فاتورة ضريبية مبسطة' },
  address: { en: demoSeller.SELLER_ADDRESS_EN, ar: demoSeller.SELLER_ADDRESS_AR },
  vatNumber: { en: 'VAT number', ar: 'الرقم الضريبي' },
  fees: { en: 'Extras', ar: 'خدمات إضافية' },
  discount: { en: 'Discount', ar: 'الخصم' },
  net: { en: 'Total without VAT', ar: 'الإجمالي دون الضريبة' },
  tax: { en: 'VAT 15%', ar: 'ضريبة القيمة المضافة 15%' },
  total: { en: 'Total', ar: 'الإجمالي' },
  giftCard: { en: 'Paid by gift card', ar: 'مدفوع ببطاقة الإهداء' },
} satisfies Record<string, Text>;

/** The page behind `invoice_link`; the payment's token is all it takes to read it. */
export const registerInvoicePages = (app: FastifyInstance, world: World): void => {
  app.get<{ Params: { token: string }; Querystring: { lang?: string } }>('/invoices/:token', (request, reply) => {
    const { token } = request.params;
    const order = orderByToken(world, token);
    if (order?.payment.state !== 'paid') return reply.code(404).type('text/plain').send('Not found');
    const language = chooseLanguage(request.query.lang, 'en');
    const write = (name: keyof typeof texts): string => texts[name][language];
    const total = order.total + order.gift_card_discount;
    const rows: [name: string, halalas: number][] = [
      ...order.lines.map((line): [string, number] => [
        productById(line.product_id)?.name[language] ?? '',
        line.price * line.quantity,
      ]),
      [write('fees'), order.fees],
      [write('discount'), -order.promo_discount - order.extra_discount],
      [write('net'), total - order.tax],
      [write('tax'), order.tax],
      [write('total'), total],
      [write('giftCard'), -order.gift_card_discount],
    ];
    const table = rows.map(
      ([name, halalas]) => `<tr><td>${name}</td><td><bdi>${sar(halalas).toFixed(2)} SAR</bdi></td></tr>`,
    );
    const body = `<h1>${write('title')}</h1><p>${write('address')}<br>${write('vatNumber')} <bdi>${demoSeller.SELLER_VAT}</bdi></p>
<p><bdi>${orderNumberOf(order)}</bdi> · <bdi>${riyadhText(order.created_at, language)}</bdi></p><table>${table.join('')}</table>`;
    const title = `${write('title')} ${orderNumberOf(order)}`;
    return sendPage(reply, 200, { language, title, body, path: `/invoices/${token}` });
  });
};
