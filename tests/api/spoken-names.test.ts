import { expect, it } from 'vitest';
import { shopForFile } from '../support/for-file.ts';
import { pathBelow } from '../support/public-pages.ts';
import { unescaped } from '../support/read-html.ts';
import { routes } from '../support/shop-routes.ts';
import { bookService } from '../support/shop-steps.ts';

const shop = await shopForFile();
const customer = await shop.signIn('500000001');
await bookService(shop, customer, 0);

const messageOf = (text: string) =>
  unescaped(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

const controls = /<(a|button|summary)\b([^>]*\saria-label="([^"]*)"[^>]*)>(.*?)<\/\1>/gs;

/** The visible text of a control, without signs and hidden parts. */
const visibleText = (html: string) =>
  html
    .replace(/<svg\b.*?<\/svg>/gs, ' ')
    .replace(/<(\w+)[^>]*\saria-hidden="true"[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ');

const dialogs = ['/branches?branch=1', '/services?service=1027', '/shop/products?product=8001', '/services?page=2'];
const addresses = [
  ...routes.map(({ path }) => path.replace(':id', '8001')),
  '/product/1027',
  '/services?branch=1',
  ...dialogs,
];

it.each(['', '/ar'])(
  'customers who speak to their device say the words that they read on a link or button, under %s/',
  async (prefix) => {
    let count = 0;
    for (const address of addresses) {
      for (const cookie of ['', customer, `${customer}; branch=1`]) {
        const url = pathBelow(prefix, address);
        const { body } = await shop.app.inject({ url, headers: { host: 'shop.example', cookie } });
        for (const [, , , name = '', inner = ''] of body.matchAll(controls)) {
          count += 1;
          expect(` ${messageOf(name)} `, `on ${url}`).toContain(messageOf(visibleText(inner)));
        }
      }
    }
    expect(count).toBeGreaterThan(100);
  },
);
